import { at, email } from '@/content/facts-in-copy';
import type { HelpHub } from '@/content/types';

export const help = {
  meta: {
    title: 'Your Situation: Help With a Debt',
    description:
      'Not your debt, sued, a frozen account, a death in the family, no money to pay: find your situation and see what you can do today.',
  },
  title: 'Your situation',
  lead: 'Whatever came in the mail, there is something you can do today. Pick the line that sounds like you.',
  groups: {
    debt: 'About the debt',
    court: 'A court is involved',
    money: 'About money',
    people: 'You and your family',
  },
  debtNotice: {
    title: 'What does this notice mean?',
    cue: 'your debt notice, line by line',
    find: 'letter validation notice sample explain read amount itemization tear-off form fees charges interest balance total original creditor current creditor verification license licensed legitimate real scam who are you reference number date to dispute by law firm',
  },
  dispute: {
    title: 'If you think it is wrong, dispute it',
    lead: 'Write to us by the date on your debt notice. We then stop collecting the part you dispute until we send you verification or a copy of a judgment.',
    items: [
      'You can dispute all of the debt or only a part of it.',
      'You pay nothing to dispute, and you do not need proof to begin.',
      'If the date has passed, write anyway, and we will look into it.',
      'If you have court papers, answer the court as well, because a letter to us does not do that.',
    ],
    send: `Mail it to ${at.mail}, or send it to ${email.disputes}. See [what to put in it](/contact#disputes).`,
  },
  tools: [
    {
      label: 'Letters to send us',
      href: '/letters',
      text: 'Letters that the page writes for you, in English and in Spanish: dispute, ask, limit or stop contact, name your lawyer.',
    },
    {
      label: 'Count a date',
      href: '/dates',
      text: 'The date to dispute by, and the last safe day to cancel a payment.',
    },
    {
      label: 'Words on your papers',
      href: '/help/words',
      text: 'What courts, banks and collectors mean, from A to Z, in English and in Spanish.',
    },
    {
      label: 'Is this us?',
      href: '/is-this-us',
      text: 'Our complete list of phone numbers, addresses, websites and licenses.',
    },
    {
      label: 'I am helping someone',
      href: '/contact#helping-someone',
      text: 'What a relative, a counselor or another helper has to send us, and where.',
    },
    {
      label: 'I have a lawyer',
      href: '/letters/my-lawyer',
      text: 'A letter that names your lawyer, so that we contact that office and not you.',
    },
  ],
} satisfies HelpHub;
