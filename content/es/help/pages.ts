import type { HelpPages } from '@/content/types';
import { afterAJudgment } from './after-a-judgment';
import { bankruptcy } from './bankruptcy';
import { cannotPay } from './cannot-pay';
import { coSigned } from './co-signed';
import { coercedDebt } from './coerced-debt';
import { creditReport } from './credit-report';
import { identityTheft } from './identity-theft';
import { languageAndFormats } from './language-and-formats';
import { limitContact } from './limit-contact';
import { medicalBill } from './medical-bill';
import { military } from './military';
import { notMyDebt } from './not-my-debt';
import { oldDebt } from './old-debt';
import { readYourNotice } from './read-your-notice';
import { settle } from './settle';
import { someoneDied } from './someone-died';
import { sued } from './sued';
import { words } from './words';

/** The pages under `/help`, by their keys. */
export const helpPages = {
  'help/read-your-notice': readYourNotice,
  'help/words': words,
  'help/not-my-debt': notMyDebt,
  'help/identity-theft': identityTheft,
  'help/coerced-debt': coercedDebt,
  'help/old-debt': oldDebt,
  'help/medical-bill': medicalBill,
  'help/sued': sued,
  'help/after-a-judgment': afterAJudgment,
  'help/bankruptcy': bankruptcy,
  'help/cannot-pay': cannotPay,
  'help/settle': settle,
  'help/co-signed': coSigned,
  'help/credit-report': creditReport,
  'help/someone-died': someoneDied,
  'help/limit-contact': limitContact,
  'help/military': military,
  'help/language-and-formats': languageAndFormats,
} satisfies HelpPages;
