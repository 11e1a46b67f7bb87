import { blocks, list } from '@/content/blocks';
import { email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const cannotPay = {
  meta: {
    title: 'What If I Cannot Pay?',
    description:
      'If you cannot pay a debt now: what comes first, which income the law protects, what to ask before you agree to a plan, and who helps for free.',
  },
  title: 'What if I cannot pay?',
  cue: 'payment plan, hardship, protected income',
  find: 'no money lost job unemployed sick hardship payment plan small payments afford rent food monthly minimum $40 budget credit counselor behind can’t pay broke fixed income SSI SSDI disability Social Security benefits food stamps welfare retired fees cancel a payment overdraft jail prison arrested arrest police go to jail crime laid off fired go to jail for a debt',
  lead: 'Rent, food, heat and medicine come before a payment to us, and you can tell us so. You never have to agree to a payment that would leave you without them.',
  summary: [
    'Check that the debt is right before you talk about how to pay it.',
    'Some income is protected by law, and you do not have to use it to pay us.',
    'If you agree on a plan, you get it in writing. It says whether interest goes on. If you miss a payment, the plan can end and all that is left can fall due at once, so call us before you miss one. Calls may go on, but you can [limit them](/help/limit-contact).',
    'A nonprofit credit counselor or legal aid can look at all of your debts, not only the one we ask you about.',
  ],
  meaning: blocks([
    'Not being able to pay isn’t a crime, and no one goes to jail for an unpaid consumer debt. But if a court orders you to come, go. A creditor may also ask a court for a judgment, so court papers always need an answer; see [I was sued](/help/sued).',
    'The law protects some money even after a judgment. Your [protected income](word:protected-income) may include Social Security, SSI, veterans’ benefits, public assistance and a part of your wages. Our [list of protected income](/contact#protected-income) is not complete, because each state adds to it.',
    list(
      'If you would like to pay in parts, a [payment plan](word:payment-plan) may be possible. Before you agree to one, ask:',
      [
        'What is the smallest payment the creditor accepts? You can name an amount first.',
        'Does interest keep adding up while I pay?',
        'What happens if I miss a payment, and how do I tell you in time?',
        'Will the calls and letters stop while I keep to the plan?',
      ],
    ),
    'The written plan answers the last three questions, and you don’t have to agree until it does. Whether interest goes on depends on your contract, the law and the creditor; the plan names the rate, or says there is none. A missed payment can end a plan, and the creditor may then ask for the rest at once. If you see it coming, call us before that day and ask for another plan. A plan does not stop our calls by itself, but you can [limit or stop them](/help/limit-contact).',
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Look at what comes in and what must go out',
      text: 'Write down your income for the month, then rent, food, heat, medicine and getting to work. What is left is what you can talk about, and it may be nothing.',
    },
    {
      title: 'Check the debt',
      text: 'Read your debt notice, and [dispute what is wrong](#dispute) before you pay. If the debt is old, read [Is this debt too old?](/help/old-debt) first, because in some states a payment can give the creditor more time to sue.',
    },
    {
      title: 'Ask for advice',
      text: 'A nonprofit [credit counselor](word:credit-counselor) or a legal aid office helps you see all of your debts together. Ask a counselor about the cost first. [See who can help.](#free-help)',
    },
    {
      when: 'When you are ready',
      title: 'Tell us what you can manage',
      text: `Call ${phone.main} or write to ${email.info}. Say that you cannot pay, or name an amount, and a day that suits you. You can also ask to pay later, or less; see [Can I pay less than the full amount?](/help/settle)`,
    },
    {
      title: 'Wait for the plan in writing',
      text: 'Compare it with what was said, and check that it answers those three questions. If something is missing or different, tell us before the first payment.',
    },
    {
      when: 'If things change',
      title: 'Tell us before a payment is due',
      text: 'You can [cancel a scheduled payment](/make-payment#cancel-a-payment) if we hear from you at least three business days before it. We can also look for [another plan](/make-payment#hardship) together.',
    },
  ],
  dispute:
    'Being short of money doesn’t take away your right to dispute. Write by the date on your debt notice, and you don’t have to pay anything while we answer. You need no plan and no first payment.',
  promises: [
    'We confirm each plan in writing within five days.',
    'We charge no fee, whichever way you choose to pay.',
    'We never ask you to pay with protected income.',
  ],
  limits: ['Promise what the creditor will accept.', 'Tell you which of your debts to pay first.'],
} satisfies Situation;
