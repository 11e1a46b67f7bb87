import { field, form, list, section } from '@/content/blocks';
import { at, email, phone, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const site = sitesIn('en');

export const optout = {
  meta: {
    title: 'Opt Out of Email, Texts and Calls',
    description:
      'Five ways to limit contact: texts, email, calls and other means, data sharing, or all contact. Free, with a request form that you can print.',
  },
  title: 'Choose how we may contact you',
  lead: `Reply STOP to a text, call ${phone.main} or write to us: you choose how we may contact you. Opting out is free, and it doesn’t change the debt or your right to dispute it.`,
  actions: [
    { label: 'Stop our emails', href: site.emailUnsubscribe },
    { label: 'Go to the printable request', href: '#request-form' },
  ],
  sections: [
    section('texts', 'Text messages', [
      'Reply **STOP** to any text. QUIT, END, REVOKE, OPT OUT, CANCEL and UNSUBSCRIBE work too, and so do plain words in English or Spanish, such as “no more texts”. Or tell us in any other reasonable way: by phone, letter, email or in person. We stop when your request reaches us, although a text that we had already sent may still arrive. One last text may confirm your request.',
    ]),
    section('email', 'Email', [
      `Use the link at the bottom of any message, or our [unsubscribe page](${site.emailUnsubscribe}). You can also reply, call or write. Name the address, and that’s all we need. Read [what happens after you unsubscribe](/unsubscribe).`,
    ]),
    section('calls', 'Calls and other ways of contact', [
      list(
        `Tell us by phone at ${phone.main}, in Spanish at ${phone.spanish}, by TTY at ${phone.tty} or 711, by letter, by email or in any other clear way. We keep to it from the moment your request reaches us. You may ask us:`,
        [
          'Not to call a certain number, or not to call at all',
          'Not to make automated or prerecorded calls to you',
          'Not to contact you at work. Under Massachusetts law, a spoken request lasts ten days, or longer if you confirm it in writing within seven days. We keep to it for as long as you wish, even if you don’t write',
          'Not to contact you at certain times or places',
          'To use one way only, such as letters',
          'To speak with your lawyer instead: give us the name and an address or phone number',
        ],
      ),
      `If you live in New York City, call ${phone.newYorkCity}. In Yonkers, call ${phone.yonkers}. A real person answers. If you would rather write, [this site writes the letter](/letters/limit-contact).`,
    ]),
    section('sale-or-sharing', 'Sale or sharing of your data', [
      'We don’t sell your personal information or share it for ads, so there’s nothing to switch off. If your browser sends Global Privacy Control or Do Not Track, we honor it: the tool that counts visits does not start. You can set the signal in your browser or with an add-on, and it works for that browser on that device. Our [Privacy Notice](/privacy-notice) and its [California section](/privacy-notice#californiaPrivacy) say more.',
    ]),
    section('all-contact', 'All contact', [
      `Tell us in writing that you want us to stop contacting you about the debt, or that you refuse to pay it. You can mail a letter or send an email to ${email.disputes}, and both count as writing. We stop when we receive it. The law lets us write again only to say that we have ended our efforts to collect, or that we or the creditor may or will use a specific legal remedy.`,
      'Such a request doesn’t cancel the debt or end a lawsuit, and it isn’t a dispute. To dispute, write to us by the date on your debt notice; one letter or email can do both. If you have court papers, answer the court by the deadline they give, which may be a date or a number of days. Nothing you send to us changes it.',
    ]),
    section('request-form', 'Request to print and mail', [
      form(
        'Request to limit or stop contact',
        `Mark what you want, sign this form and mail it to ${at.mail}. This page sends nothing. Please write no card, bank or Social Security number on it, and keep a copy. You don’t need certified mail. If you want proof that the form arrived, use certified mail and send the form to ${at.office}.`,
        [
          field('name', 'Name'),
          field('address', 'Mailing address', { lines: 2 }),
          field('reference', 'Reference number, if you have it', { hint: 'It is on our letters' }),
          field('stop-texts', 'Stop text messages', { boxes: 1 }),
          field('stop-email', 'Stop email', { boxes: 1 }),
          field('stop-calls', 'Stop calls', { boxes: 1 }),
          field('stop-sharing', 'Do not sell or share my data (we do neither)', { boxes: 1 }),
          field('stop-all', 'Stop all contact about this debt', { boxes: 1 }),
          field('which', 'Phone numbers, email addresses, times or places that we should not use', { lines: 3 }),
          field('lawyer', 'Lawyer who represents you, if any', { hint: 'Name, and address or phone number', lines: 2 }),
          field('signature', 'Signature'),
          field('date', 'Date'),
        ],
      ),
    ]),
  ],
} satisfies InformationPage;
