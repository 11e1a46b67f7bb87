import { list, section, table } from '@/content/blocks';
import { at, email, phone, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const site = sitesIn('en');

export const accountEmail = {
  meta: {
    title: 'Email Preferences and Consent',
    description:
      'Choose if we may email you about your account. How to give permission, change your address or stop email, and what we never ask for by email.',
  },
  title: 'Your email preferences',
  lead: 'We email you about your account only if you say we may. You decide which address we use, and you can stop at any time.',
  actions: [
    { label: 'Open the email consent page', href: site.emailConsent },
    { label: 'Stop our emails', href: site.emailUnsubscribe },
  ],
  sections: [
    section('choices', 'Make your choice', [
      table(
        'What you want and how to do it',
        'What you want | Online | By phone or mail',
        `Allow email | Use the [email consent page](${site.emailConsent}) | Tell us the address and that we may use it; in New York State, by signed letter`,
        'Change your address | Unsubscribe the old address, then allow the new one on the email consent page | Tell us both addresses; in New York State, allow the new one by signed letter',
        `Stop email | Use the [unsubscribe page](${site.emailUnsubscribe}), or the link in any message | Tell us the address to stop`,
        'Get letters in Spanish | Reply to one of our emails and ask | Tell us that you want letters in Spanish',
      ),
      `The two pages above belong to us, but they’re separate from this site, which has no login and no forms that send anything. To choose by phone, call ${phone.main}; for Spanish, ${phone.spanish}; by TTY, ${phone.tty} or 711. To choose by letter, write to ${at.mail}.`,
    ]),
    section('what-consent-means', 'What your permission means', [
      list('When you allow email:', [
        'It covers the address you name and no other',
        'We may use that address to write to you about the debt',
        'The choice is yours: no payment plan or dispute depends on it',
        'You may take it back at any time, at no cost',
      ]),
      'It doesn’t mean that you owe the debt or agree with the amount. Some legal notices need a further consent before we may send them by email, and until you give it, they come on paper.',
      'If you live in New York City, you can take back your permission with one word, at no cost.',
    ]),
    section('which-address', 'Choose a private address', [
      'Use an address that only you read. Please don’t give us a work address, since your employer may be able to read it, and avoid an address you share with family. If you lose access to an address, tell us, so that nobody else reads your mail.',
    ]),
    section('what-we-send', 'What we send, and what we never ask for', [
      'We may send answers to your questions, payment receipts, plan details and notices about your account. Each message says who we are and has an unsubscribe link.',
      `We never ask you to email a card number, a bank account number, a password or a Social Security number. If a message does, don’t answer it. [Check if it is from us](/is-this-us), or call ${phone.main} and ask us.`,
    ]),
    section('more-help', 'More help', [
      `Read how to [pay with help by email](/make-payment/pay-by-email), how to [stop our email](/unsubscribe) and how to [limit texts and calls](/optout), or find [your situation](/help). For questions about your data, write to ${email.privacy}.`,
    ]),
  ],
} satisfies InformationPage;
