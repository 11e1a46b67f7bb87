import { jumpNav, list, section, table } from '@/content/blocks';
import { at, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { PaymentPage } from '@/content/types';

const site = sitesIn('en');
const hours = hoursIn('en');

export const makePayment = {
  meta: {
    title: 'Make a Payment: Online, by Phone or by Mail',
    description:
      'Check the debt, then compare three ways to pay and two ways to get help, all without a fee. See how to dispute the debt or ask for a payment plan.',
  },
  hero: {
    banner: { image: 'hall', position: 'center' },
    alt: 'A hall of stone columns leading to a bright open door.',
    title: 'Find the Way Forward',
    text: 'Check the debt first. If it’s right, choose the way to pay that suits you. If it’s wrong, or you can’t pay now, see what you can do.',
    action: { label: 'I want to dispute this', href: '#dispute' },
  },
  jumpNav: jumpNav({
    options: 'Ways to pay',
    residence: 'Which number',
    dispute: 'If it is wrong',
    hardship: 'If you cannot pay',
    'cancel-a-payment': 'Cancel a payment',
  }),
  before: section('check-the-debt', 'First, check the debt', [
    list(
      'You should have a debt notice from us, which is also called a validation notice. Before you pay, look at these points:',
      [
        '**Is it yours?** Look at the name, the creditor and the account.',
        '**Is the amount right?** The notice shows how the total adds up: the starting balance, interest, fees, payments and credits. [Our sample](/help/read-your-notice) explains each line.',
        '**How long do you have to dispute it in writing?** The notice gives the date. It is 30 days after you receive the notice, or after we may assume that you did.',
        '**Is it old?** Ask us when the last payment was made. In some states a payment or a signed promise gives the creditor more time to sue over an older debt, so read [Is this debt too old?](/help/old-debt) or ask a legal aid office first. We don’t sue on a debt that is too old for court.',
        '**Are you sure it is us?** Use [our official list](/is-this-us#list).',
      ],
    ),
    `If you have no notice, or can’t find it, call ${phone.main} and we’ll send you a copy, in English or in Spanish. You can wait for it before you pay.`,
  ]),
  options: {
    title: 'Three ways to pay, two ways to get help',
    intro: 'None of them has a fee, and you don’t have to agree to automatic payments.',
    columnLabels: { title: 'Way to pay', copy: 'How it works' },
    factLabels: { need: 'What you need', posts: 'When it posts', record: 'Your record', cost: 'Cost' },
    items: [
      {
        id: 'online',
        title: 'Online',
        copy: 'Pay on our payment portal, a separate site that we run. There you can also see [your balance and past payments](/my-account/account-details).',
        facts: {
          need: 'Reference number from our letter; a debit card or a bank account',
          posts: 'The next business day',
          record: 'A receipt on screen, and by email if you allow it',
          cost: 'No fee',
        },
        action: { label: 'Go to the payment portal', href: site.accountDetails },
      },
      {
        id: 'phone',
        title: 'By phone',
        copy: 'Pay from your bank account with a Payment Authorization that we read to you. First read the consent. Then call one of our numbers on this page. We record the call.',
        facts: {
          need: 'Reference number; your bank’s routing number and your account number',
          posts: 'The next business day',
          record: 'A written confirmation by mail',
          cost: 'No fee',
        },
        action: { label: 'Read the EFTA consent', href: '/make-payment/efta-consent' },
      },
      {
        id: 'mail',
        title: 'By mail',
        copy: `Send a check or money order made out to ${firm.name} Mail it to: ${at.mail}. Please don’t send cash.`,
        facts: {
          need: 'A check or money order with your reference number on it',
          posts: 'The business day we receive it',
          record: 'Your bank’s record or the stub of the money order, and a receipt if you ask',
          cost: 'No fee from us; you pay the postage',
        },
        action: { label: 'What to write on the slip', href: '#mail-slip' },
      },
      {
        id: 'callback',
        title: 'By callback',
        copy: 'Tell us a good time, by phone, by email or on a slip that you mail, and we call you. You can ask questions first and pay on the call, or not pay at all.',
        facts: {
          need: 'A phone number, a good time and your time zone; to pay on the call, also what you need to pay by phone',
          posts: 'The next business day after the call',
          record: 'A written confirmation by mail',
          cost: 'No fee',
        },
        action: { label: 'Request a callback', href: '/make-payment/request-callback' },
      },
      {
        id: 'email',
        title: 'With help by email',
        copy: 'If you give us permission, we can email you payment details and the address of our portal. You pay on the portal, by phone or by mail, never in a reply.',
        facts: {
          need: 'Your permission for one private email address',
          posts: 'Depends on the way you pay',
          record: 'Depends on the way you pay',
          cost: 'No fee',
        },
        action: { label: 'How email works', href: '/make-payment/pay-by-email' },
      },
    ],
  },
  residence: {
    title: 'Which number to call to pay',
    text: `We are open ${hours.officeEastern}. To pay in Spanish, call ${phone.spanish}. By TTY, call ${phone.tty} or dial 711.`,
    table: table(
      'Phone numbers for payments, by where you live',
      'Where you live | Number | Who answers',
      `Anywhere in the United States | ${phone.main} | Our payment staff, toll-free`,
      `New York City | ${phone.newYorkCity} | A real person, who tells you their name`,
      `Yonkers | ${phone.yonkers} | A real person, who tells you their name`,
      `Connecticut | ${phone.connecticut} | Our payment staff`,
    ),
  },
  dispute: section('dispute', 'If you think this is wrong', [
    'You can dispute all of the debt or a part of it, and you don’t have to pay anything or accept any terms to do so. If you don’t dispute it, that does not mean you admit you owe it.',
    list('**Your rights**', [
      'If you dispute in writing by the date on your debt notice, we stop collecting the disputed part until we send you verification or a copy of a judgment. A letter counts, and so does an email.',
      'If you only call by that date, we can’t assume that the debt is right, but federal law does not make us stop collecting. In New York City a dispute by phone may count too, and later than that date.',
      'By the same date you can ask in writing for the name and address of the original creditor, if it’s not the creditor named on your notice. We stop collecting the debt until we have sent them to you.',
      'After that date you can still tell us what is wrong, and we will look into it. If you live in New York State and the creditor has charged off the debt, you can dispute it at any time, by phone or in writing. We then have 60 days to send you proof in writing, and we stop collecting until we do. Other rules apply once a court case has begun.',
      'If we ask you to pay several debts, you choose which one your payment goes to, and we never put it toward a debt that you dispute.',
      'If someone used your name, tell us that it is identity theft. You don’t need a police report to dispute. See [what to do](/help/identity-theft). If someone forced you into the debt, see [what protects you](/help/coerced-debt).',
    ]),
    '[Let this site write the letter](/letters/dispute), or see [where to send a dispute and what to put in it](/contact#disputes). If you don’t know enough yet, [ask for more information](/letters/more-information). If you have court papers, answer the court by the deadline they give, which may be a date or a number of days. A dispute or a payment that you send to us doesn’t change it. See [what to do when you are sued](/help/sued).',
  ]),
  hardship: section('hardship', 'If you cannot pay now', [
    list(
      `Illness, a lost job or a hard year can happen to anyone. Call ${phone.main} and tell us what you can manage. You can:`,
      [
        'Ask for a payment plan. We confirm every plan in writing within five days.',
        'Ask for smaller payments or a later start, or ask whether the creditor would accept less.',
        'Ask us to change a plan that has become too hard to keep.',
        'Tell us about benefits or other [income that may be protected](/contact#protected-income). You don’t have to use it to pay us.',
        'Talk with a nonprofit credit counselor or a legal aid office before you decide.',
      ],
    ),
    'Rent, food, heat and medicine come before a payment to us. Please don’t agree to a payment that would leave you without them. If the debt is old, read [Is this debt too old?](/help/old-debt) before you pay even a small part.',
    'Before you agree to a plan, ask what the smallest payment is, whether interest is charged, what happens if you miss a payment and whether we will keep calling. [What if I cannot pay?](/help/cannot-pay) has the questions and the steps.',
  ]),
  sections: [
    section('mail-slip', 'What to send with a mailed payment', [
      list('Use the slip from our letter. Or write this on paper and put it in with your check or money order:', [
        'Your name and mailing address',
        'The reference number that this payment is for',
        'The amount of this payment',
        'A phone number, if we may call you about this payment',
        'Whether you want a receipt, and if so in English or in Spanish',
      ]),
      'Write the reference number on the check or money order too. If you pay more than one debt, say how much goes to each.',
    ]),
    section('recording', 'Calls are recorded', [
      'We record phone calls and may monitor them, and we tell you at the start. If you don’t want to be recorded, say so. You can write to us instead, or pay online or by mail. Please don’t leave card or bank numbers on voicemail.',
    ]),
    section('post-dated-checks', 'No checks with a future date', [
      'Please never send a post-dated check, which is one with a future date. We don’t ask anyone for them. To pay on a later date, wait to mail your check, or call us to schedule an electronic payment.',
    ]),
    section('cancel-a-payment', 'To cancel a scheduled payment', [
      list('There are two ways:', [
        `**With us:** call ${phone.main}, or write to ${at.mail}. We must receive your notice at least three business days before the payment takes effect.`,
        '**With your bank:** for recurring payments you have the right to give it a stop-payment order, by phone or in writing, at least three business days before the payment date. Your bank may count business days in its own way, so ask for the last safe day. If it asks you to confirm the order in writing, do so within 14 days, or the order can lapse. For a single payment, ask the bank what it can do. Tell us too: stopping a payment at the bank does not cancel it with us.',
      ]),
      'A letter takes time to arrive, so a call is safer when the date is near. [Find the last safe day](/dates#cancel) for your payment. Read more in the [consent to electronic payments](/make-payment/efta-consent).',
    ]),
    section('bankruptcy', 'If you are in bankruptcy', [
      `If you have filed for bankruptcy, or a bankruptcy court has discharged this debt, this page is for information only, and we’re not asking you to pay. Please tell us your case number, the court and your lawyer’s name, if you have one. A call to ${phone.main} is enough.`,
    ]),
  ],
} satisfies PaymentPage;
