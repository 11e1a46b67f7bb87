import { firm } from '@/content/firm';
import type { LetterFrame } from '@/content/types';

export const letterFrame = {
  subject: 'Subject: {subject}. Reference number: {reference}',
  creditor: 'Creditor named on the notice: {creditor}',
  notice: 'Date of the debt notice: {date}',
  salutation: `To ${firm.name}:`,
  closing: 'Sincerely,',
  signature: 'Signature',
  enclosed: 'Enclosed: a copy of the debt notice',
  box: 'Box to check:',
  words: {
    everyDay: 'any day',
    weekdays: 'Monday to Friday',
    weekends: 'Saturday and Sunday',
    eastern: 'Eastern',
    central: 'Central',
    mountain: 'Mountain',
    pacific: 'Pacific',
    alaska: 'Alaska',
    hawaii: 'Hawaii',
    atlantic: 'Atlantic',
    chamorro: 'Chamorro',
    samoa: 'Samoa',
  },
} satisfies LetterFrame;
