import { firm } from '@/content/firm';
import type { LetterFrame } from '@/content/types';

export const letterFrame = {
  subject: 'Subject: {subject}. Reference number: {reference}',
  creditor: 'Creditor named on the notice: {creditor}',
  salutation: `To ${firm.name}:`,
  closing: 'Sincerely,',
  enclosed: 'Enclosed: a copy of the debt notice',
  words: {
    everyDay: 'on any day',
    weekdays: 'from Monday to Friday',
    weekends: 'on Saturday and Sunday',
    eastern: 'Eastern time',
    central: 'Central time',
    mountain: 'Mountain time',
    pacific: 'Pacific time',
    alaska: 'Alaska time',
    hawaii: 'Hawaii time',
    atlantic: 'Atlantic time',
  },
} satisfies LetterFrame;
