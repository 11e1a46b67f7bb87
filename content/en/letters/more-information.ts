import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const moreInformationLetter = {
  meta: {
    title: 'Letter to ask for more information about a debt',
    description:
      'Write a letter that asks who the creditor is, how the amount was worked out and what papers there are. Nothing you type is sent.',
  },
  title: 'Ask for more information',
  lead: 'If you don’t know enough to say whether a debt is yours, ask us before you decide anything.',
  forWhom: 'We wrote or called, and you don’t know what it is about.',
  before: blocks([
    'The letter asks the questions that you choose. If this page writes it, it also disputes the debt, unless you clear that box. On the blank letter, check box 4 to dispute. Send the letter by the date on your debt notice.',
    'The letter does not say that the debt is yours. It also does not answer a court: if you have court papers, [answer the court](/help/sued) by the deadline in them. This is general information, not legal advice.',
  ]),
  byHand: 'Without a check in box 4, this letter only asks questions and does not dispute the debt.',
  letter: {
    subject: 'Request for information',
    paragraphs: {
      answering: 'You contacted me about it on {date}.',
      about: 'I am writing about the account that you ask me to pay.',
      unsure: 'I do not know enough about it to say whether it is mine.',
      asks: 'Please send me or tell me:',
      asDispute: 'Please treat this letter also as a dispute of the whole debt.',
      mailOnly: 'Please answer me by mail only, at the address above.',
      noAdmission: 'Nothing in this letter admits this debt or any part of it, and nothing in it is a promise to pay.',
    },
    items: {
      creditors: 'The name and address of the creditor now, and of the original creditor.',
      amount:
        'A breakdown of the amount: the starting balance, and all interest, fees, payments and credits since then.',
      dates: 'The dates of default, of the last payment and of any charge-off.',
      signature: 'A copy of any paper that has my signature on it.',
      license: 'The number of your license or registration to collect debts in my state.',
      age: 'Whether, by your records, this debt is too old for court.',
    },
  },
  when: blocks([
    'Send it by the date printed on your debt notice. The postmark counts for a letter in the mail, and the time you sent it for an email. For a letter that you bring or send by courier, the day we get it counts. Mail can take a week, and we can stop only once we know, so do not wait for the last day. If you cannot find the date, [count it here](/dates#dispute).',
    'If that date has passed, send the letter anyway, and we still answer it. In New York State, you can ask [at any time](/make-payment#dispute) for proof of a debt that the creditor has charged off. In New York City, a dispute may count after that date, too.',
  ]),
  then: blocks([
    'If you sent it by that date with the dispute box checked, we stop collecting until we have sent you verification or a copy of a judgment. If you asked by that date who the original creditor is, we stop collecting until we have answered that. We answer your other questions from our records.',
    'Our answers do not move the date to dispute by. If the dispute box was empty, send [your dispute](/letters/dispute) by that date, even if we have not answered yet. Once you have the answers, you can add your reasons, [ask about a payment plan](/help/cannot-pay), or [take them to someone who gives free advice](/help#free-help).',
  ]),
  event: {
    title: 'Date to dispute the debt by',
    text: 'Send the letter by this day. Mail can take a week, so send it earlier if you can.',
    late: 'Send the letter anyway, and we still answer it.',
  },
} satisfies LetterPage<'more-information'>;
