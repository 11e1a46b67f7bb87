import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { AnnotatedDebtNotice } from '@/content/types';

const hours = hoursIn('en');

export const readYourNotice = {
  meta: {
    title: 'Read Your Debt Notice, Line by Line',
    description:
      'A sample debt notice in the order of the federal form, with each of its nineteen parts explained: who writes, how the total adds up, your dates.',
  },
  title: 'Read your debt notice',
  lead: 'The date to dispute by matters most: it is [item 13](#item-13) in the sample below. If you dispute in writing by then, we must stop collecting what you dispute until we send you verification or a copy of a judgment.',
  summary: [
    'Your debt notice, also called a validation notice, says who we are, what debt it is and how the total adds up.',
    'Look at three things: who is writing ([item 1](#item-1)), how the total adds up ([items 6 to 10](#item-6)) and the date to dispute by ([item 13](#item-13)).',
    'You don’t have to pay anything before you dispute. Staying silent doesn’t mean that you admit the debt.',
    `If you have no debt notice, or lost it, call ${phone.main} and we’ll send you a copy, in English or in Spanish.`,
  ],
  sample: {
    title: 'The sample, part by part',
    intro:
      'It follows the order of the federal model form. Every name, number, sum and date in it is made up. It is not a bill, and it is not about you.',
    mark: 'SAMPLE',
  },
  items: [
    {
      id: 'item-1',
      startsPart: true,
      lines: [`**${firm.name}**`, at.mailWithoutName, `${phone.main}, ${hours.officeEastern}`, at.website],
      label: 'Our name and address',
      note: 'Who is writing, and where a dispute goes. Compare it with [our official list](/is-this-us#list).',
    },
    {
      id: 'item-2',
      lines: ['To: Sam Q. Sample Jr.', '12 Example Street, Apartment 3', 'Anytown, MA 00000'],
      label: 'Your name and address',
      note: 'Check every part, including “Jr.” or a middle name. If it is not you, [tell us](/help/not-my-debt).',
    },
    {
      id: 'item-3',
      lines: ['Reference: SAMPLE-000'],
      label: 'Reference number',
      note: 'Our number for this account. Put it on letters and checks.',
    },
    {
      id: 'item-4',
      lines: [
        `${firm.name} is a debt collector. We are trying to collect a debt that you owe to Example Bank. We will use any information you give us to help collect the debt.`,
      ],
      label: 'Who we are, and the creditor now',
      note: 'We are [debt collectors](word:debt-collector). This line also names the [creditor](word:creditor) that we collect for now.',
    },
    {
      id: 'item-5',
      heading: 'Our information shows:',
      lines: ['You had an Example Store credit card from Example Bank with account number ending in 0000.'],
      label: 'The account',
      note: 'The account that the debt comes from, its last digits, and the creditor on the date in item 6.',
    },
    {
      id: 'item-6',
      lines: ['As of October 1, 2025, you owed:'],
      amount: '$1,200.00',
      label: 'Starting date and amount',
      note: 'The count starts here. The date is that of the last statement, the [charge-off](word:charge-off), the last payment, the transaction or the [judgment](word:judgment).',
    },
    {
      id: 'item-7',
      lines: ['Between October 1, 2025 and today, you were charged this amount in interest:'],
      amount: '+ $60.00',
      label: 'Interest',
      note: '[Interest](word:interest) added since that date. If there is none, the line must say so.',
    },
    {
      id: 'item-8',
      lines: ['Between October 1, 2025 and today, you were charged this amount in fees:'],
      amount: '+ $0.00',
      label: 'Fees',
      note: 'Fees added since then. We may add only those that your agreement or the law allows.',
    },
    {
      id: 'item-9',
      lines: ['Between October 1, 2025 and today, you paid or were credited this amount toward the debt:'],
      amount: '– $100.00',
      label: 'Payments and credits',
      note: 'What you paid or were credited. If one is missing, that is a reason to [dispute](word:dispute).',
    },
    {
      id: 'item-10',
      lines: ['**Total amount of the debt now:**'],
      amount: '$1,160.00',
      label: 'Total now',
      note: 'The sum of the lines above, on the day of the notice.',
    },
    {
      id: 'item-11',
      lines: ['**Notice:** See reverse side for important information.'],
      label: 'The back of the page',
      note: 'State and city notices. Read [the back](#reverse), too.',
    },
    {
      id: 'item-12',
      heading: 'How can you dispute the debt?',
      lines: [
        '**Call or write to us by December 9, 2026, to dispute all or part of the debt.** If you do not, we will assume that our information is correct.',
      ],
      label: 'The date to call or write by',
      note: 'If you do neither by this date, we may assume that the information is right. Silence is not an admission.',
    },
    {
      id: 'item-13',
      lines: [
        `**If you write to us by December 9, 2026,** we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form. You may also include supporting documents. We accept disputes electronically at ${email.disputes}.`,
      ],
      label: 'The date to dispute by',
      note: 'Write by this date, and we must stop collecting what you dispute until we send proof. See [what to send](/contact#disputes).',
    },
    {
      id: 'item-14',
      heading: 'What else can you do?',
      lines: [
        '**Write to ask for the name and address of the original creditor, if different from the current creditor.** If you write by December 9, 2026, we must stop collection until we send you that information. You may use the form below or write to us without it.',
      ],
      label: 'The original creditor',
      note: 'You can ask in writing who the [original creditor](word:original-creditor) was. If you write by this date, we stop collecting until we tell you.',
    },
    {
      id: 'item-15',
      lines: [
        '**Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.** For instance, you have the right to stop or limit how we contact you.',
      ],
      label: 'Your rights',
      note: 'An official page about your rights. The line is required for most bank, card and loan debts.',
    },
    {
      id: 'item-16',
      lines: ['Contact us about your payment options.'],
      label: 'Payment options',
      note: 'You may ask about them. You don’t have to ask before you dispute.',
    },
    {
      id: 'item-17',
      lines: ['[Póngase en contacto con nosotros para solicitar una copia de este formulario en español.](lang:es)'],
      label: 'In Spanish',
      note: 'It offers you the notice in Spanish. Ask, and we must send it.',
    },
    {
      id: 'item-18',
      startsPart: true,
      heading: 'How do you want to respond?',
      lines: ['Check all that apply:'],
      boxes: [
        { text: 'I want to dispute the debt because I think:' },
        { text: 'This is not my debt.', under: true },
        { text: 'The amount is wrong.', under: true },
        { text: 'Other (please describe on reverse or attach additional information).', under: true },
        { text: 'I want you to send me the name and address of the original creditor.' },
        { text: 'I enclosed this amount: $ ______' },
        { text: '[Quiero este formulario en español.](lang:es)' },
      ],
      label: 'The reply part',
      note: 'You may use it or write freely. You do not have to enclose money.',
    },
    {
      id: 'item-19',
      lines: [
        `**Mail this form to:** ${firm.name}, ${at.mailWithoutName}`,
        '**From:** Sam Q. Sample Jr., 12 Example Street, Apartment 3, Anytown, MA 00000',
      ],
      label: 'Both addresses',
      note: 'Where it goes and from whom. Keep a photo of it.',
    },
  ],
  reverse: {
    title: 'The back of the page',
    intro: 'Some states and cities ask for more lines, which are on the back. Yours may differ.',
    parts: [
      {
        title: 'New York City',
        text: `A number at which a real person answers, ${phone.newYorkCity}, our city license, and the languages we work in: English and Spanish. It also points to the city’s list of words about debt, which is in several languages.`,
      },
      {
        title: 'Massachusetts and New York',
        text: 'Your rights under state law, and a list of [income that may be protected](/contact#protected-income).',
      },
      {
        title: 'Has a lawyer read it?',
        text: 'Unless a letter from us says otherwise, no lawyer has reviewed your account. If none has, the debt notice says so in plain words.',
      },
    ],
  },
  dispute: {
    title: 'Is something wrong on yours?',
    lead: 'You can dispute all of it or only one line. It costs nothing, and you do not need proof to begin.',
    items: [
      `Mail the reply part, or a letter in your own words, to ${at.mail}.`,
      `Or send an email to ${email.disputes}.`,
      'A letter postmarked by the date is on time, but allow a week for the mail, because we can stop only once we know. Keep a photo of what you send.',
      'If you have court papers, [answer the court](/help/sued) as well. A dispute with us does not answer the court.',
    ],
  },
} satisfies AnnotatedDebtNotice;
