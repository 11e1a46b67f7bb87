import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const disputeLetter = {
  meta: {
    title: 'Letter to dispute a debt',
    description:
      'Write a letter that disputes all of a debt or a part of it. You fill in what you know, print it and send it. Nothing you type is sent.',
  },
  title: 'Dispute a debt',
  lead: 'If you think that a debt is wrong, all of it or a part, you can dispute it. Fill in what you know, and this page writes the letter.',
  forWhom: 'The debt is not yours, the amount is wrong, or you already paid it.',
  before: blocks([
    'Send it by the date on your debt notice, and we must stop collecting what you dispute until we send you verification of the debt or a copy of a judgment. You do not have to pay or prove anything first.',
    'The letter does not say that the debt is yours. If you have court papers, [answer the court](/help/sued) as well: this letter does not do that. This is general information, not legal advice.',
  ]),
  letter: {
    subject: 'Dispute',
    paragraphs: {
      about: 'I am writing about the account that you ask me to pay.',
      disputeAll: 'I dispute all of this debt.',
      disputePart: 'I dispute {amount} of this debt.',
      reasons: 'My reasons are:',
      ownWords: 'In my own words: {words}',
      verification: 'Please send me verification of the debt, or a copy of any judgment.',
      originalCreditor:
        'Please also send me the name and address of the original creditor, if it is not the creditor named on your notice.',
      stopAll: 'Please stop collecting this debt until you have sent me these things.',
      stopPart: 'Please stop collecting the part that I dispute until you have sent me these things.',
      bureaus:
        'If you have told a credit bureau about this debt, or if you pass it on to anyone else, please tell them that it is disputed.',
      mailOnly: 'Please answer me by mail only, at the address above.',
      noAdmission: 'Nothing in this letter admits this debt or any part of it.',
    },
    items: {
      notMine: 'I do not recognize this debt. As far as I know, it is not mine.',
      wrongAmount: 'The amount that you state is not correct.',
      paid: 'It has been paid or settled.',
      identityTheft: 'Someone used my name or my data without my permission.',
      forced: 'Someone forced or tricked me into it.',
      bankruptcy: 'It was part of a bankruptcy case.',
      tooOld: 'It is too old for court, as far as I know.',
      medical: 'Insurance or financial assistance should have covered it, or the bill is wrong.',
    },
  },
  when: blocks([
    'Send it by the date printed on your debt notice. We go by the postmark of a letter and by the time at which you sent an email. Mail can take a week, so do not wait for the last day. If you cannot find the date, [count it here](/dates#dispute).',
    'If that date has passed, send the letter anyway: we still look into it. In New York you can ask for proof of some debts at any time.',
  ]),
  then: blocks([
    'We stop collecting what you dispute until we have sent you verification or a copy of a judgment. If you asked for the original creditor, we stop until we have answered that as well.',
    'You do not have to call, and silence admits nothing. If we do not do what this page says, [tell an office that watches collectors](/help#free-help).',
  ]),
  event: {
    title: 'Date to dispute the debt by',
    text: 'Send the letter by this day. Mail can take a week, so send it earlier if you can.',
  },
} satisfies LetterPage<'dispute'>;
