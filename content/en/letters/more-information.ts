import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const moreInformationLetter = {
  meta: {
    title: 'Letter to ask for more information about a debt',
    description:
      'Write a letter that asks who the creditor is, how the amount was worked out and what papers there are. Nothing you type is sent.',
  },
  title: 'Ask for more information',
  lead: 'If you do not know enough to say whether a debt is yours, ask us before you decide anything.',
  forWhom: 'You got a letter or a call and do not know what it is about.',
  before: blocks([
    'The letter asks the questions that you choose. Send it by the date on your debt notice, and it counts as a dispute as well, unless you clear that box.',
    'It does not say that the debt is yours. If you have court papers, [answer the court](/help/sued) as well: this letter does not do that. This is general information, not legal advice.',
  ]),
  letter: {
    subject: 'Request for information',
    paragraphs: {
      answering: 'You contacted me about it on {date}.',
      about: 'I am writing about the account that you ask me to pay.',
      unsure: 'I do not know enough about it to say whether it is mine.',
      asks: 'Please send me:',
      asDispute: 'Please treat this letter as a dispute of the debt until you have answered it.',
      mailOnly: 'Please answer me by mail only, at the address above.',
      noAdmission: 'Nothing in this letter admits this debt or any part of it.',
    },
    items: {
      creditors: 'The name and address of the creditor now, and of the original creditor.',
      amount: 'A breakdown of the amount: the debt at first, and all interest, fees, payments and credits since.',
      dates: 'The date of default and the date of the last payment.',
      signature: 'A copy of any paper with my signature.',
      license: 'The number of your license or registration to collect debts in my state.',
      age: 'Whether the time to sue for this debt has passed.',
    },
  },
  when: blocks([
    'Send it by the date printed on your debt notice. We go by the postmark of a letter and by the time at which you sent an email. If you cannot find the date, [count it here](/dates#dispute).',
    'If that date has passed, send the letter anyway: we still answer it. In New York you can ask for proof of some debts at any time.',
  ]),
  then: blocks([
    'If you asked for the original creditor by that date, or kept the box about a dispute, we stop collecting until we have answered. We answer your other questions, too.',
    'Once you have the answers, you can [dispute the debt](/letters/dispute), [ask about a plan](/help/cannot-pay), or [take them to someone who advises for free](/help#free-help).',
  ]),
  event: {
    title: 'Date to dispute the debt by',
    text: 'Send the letter by this day. Mail can take a week, so send it earlier if you can.',
  },
} satisfies LetterPage<'more-information'>;
