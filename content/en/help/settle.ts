import { blocks, list } from '@/content/blocks';
import { at, email, phone, repliesIn } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

const reply = repliesIn('en');

export const settle = {
  meta: {
    title: 'Paying Less Than the Full Amount',
    description:
      'Can you settle a debt for less? What to get in writing before you pay, what happens afterwards, and how canceled debt and tax go together.',
  },
  title: 'Can I pay less than the full amount?',
  cue: 'settlement, tax form 1099-C',
  find: 'settle settlement negotiate lower offer discount lump sum forgive canceled debt 1099-C taxes IRS pay half agreement settled reduce less partial payment pay off closing letter written off lawyer attorney',
  lead: 'A creditor may accept less, and you may always ask. Pay only when you have the agreement in writing, and ask a tax helper what the canceled part means for your taxes.',
  summary: [
    'First make sure that the debt is yours, that the amount is right and that it is not too old for court.',
    'You may name an amount. The creditor decides whether to accept it.',
    'Before any money moves, we put every term in writing.',
    'The part that is canceled can count as income for tax, unless an exception fits you.',
  ],
  meaning: blocks([
    'A [settlement](word:settlement) ends a debt for less than the full amount. Once the settlement is paid, that debt may not be collected again, sold, or given to another collector.',
    list('The written agreement should show:', [
      'who the creditor is, and the reference number;',
      'how much you pay, and on which date or dates;',
      'how much is canceled;',
      'what happens if a date is missed.',
    ]),
    'A creditor that cancels $600 or more may send you and the IRS a [Form 1099-C](word:form-1099-c). [Canceled debt](word:canceled-debt) can be income with or without that form. There are exceptions, for example in bankruptcy or [insolvency](word:insolvency), which people claim on Form 982.',
  ]),
  steps: [
    {
      when: 'First',
      title: 'Check the debt',
      text: 'Read [your notice](/help/read-your-notice), and dispute what is wrong. If the debt is old, read [Is this debt too old?](/help/old-debt) before you offer anything.',
    },
    {
      title: 'Decide what you can really spare',
      text: 'Count rent, food, heat and medicine first. Payments you can’t keep up help no one.',
    },
    {
      title: 'Tell us the amount',
      text: `Call ${phone.main}, or write to ${email.info} or ${at.mail}. Say whether you can pay it at once or in parts. If we ask you to pay more than one debt, say which one you mean.`,
    },
    {
      when: 'Before you pay',
      title: 'Wait for the terms in writing',
      text: 'Read them with the list above beside you. If a point is missing, ask us to add it.',
    },
    {
      when: 'After you paid',
      title: 'Keep the closing letter',
      text: 'It says that the debt is settled. Keep it with the agreement and the proof of payment for good, in case anyone asks again.',
    },
    {
      title: 'Ask a tax helper',
      text: 'Show them the agreement and any Form 1099-C, before you file your taxes for that year.',
    },
  ],
  dispute:
    'An offer does not take the place of your right to dispute, and it does not change the date on your debt notice or on court papers. If part of the amount is wrong, dispute that part in writing first. We never put a payment toward a debt that you dispute.',
  promises: [
    'You get the terms in writing before any payment.',
    `You get a closing letter within ${reply.closingLetter} after the last payment.`,
    'A debt that you paid under a settlement is not collected again, sold or passed on.',
  ],
  limits: ['Decide for the creditor.', 'Give tax advice, or tell you whether an exception fits you.'],
} satisfies Situation;
