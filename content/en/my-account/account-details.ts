import { list, section } from '@/content/blocks';
import { at, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const site = sitesIn('en');
const hours = hoursIn('en');
const { hostname } = new URL(site.accountDetails);

export const accountDetails = {
  meta: {
    title: 'Account Details',
    description:
      'See your account on our secure online portal: what it shows, what you need, how to know the real address, and how to get it all by phone.',
  },
  title: 'See your account details',
  lead: 'Our payment portal shows the account that a creditor asked us to collect. It is a separate site that we run, and there’s no login on this website.',
  actions: [
    { label: 'Open the portal', href: site.accountDetails },
    { label: 'See all ways to reach us', href: '/contact' },
  ],
  sections: [
    section('what-it-shows', 'What the portal shows', [
      list('Once you log in there, you can see:', [
        'The name of the creditor and your reference number with us',
        'The balance, and how it is made up',
        'Payments that we have received and payments you have scheduled',
        'A way to pay by debit card or bank account, with no fee',
        'Receipts that you can save or print',
      ]),
      'You may look at your own account only, or at one that you are allowed to handle for someone else.',
    ]),
    section('what-you-need', 'What you need', [
      'Have a letter from us at hand, because it shows your reference number. The portal asks for that number and for a fact or two that show the account is yours. On a shared computer, log out when you finish and close the window.',
    ]),
    section('real-address', 'How to know the real address', [
      list('Scammers copy real companies. Before you log in, check these points:', [
        `The address starts with https:// and then reads **${hostname}**, letter for letter, up to the next slash.`,
        'Your browser shows no warning about the page.',
        'You got there from this site, or you typed the address yourself.',
        'Nobody hurries you, threatens you or asks you to pay with gift cards.',
      ]),
      `If something looks wrong, don’t log in. Compare it with [our official list](/is-this-us#list), or call ${phone.main}.`,
    ]),
    section('without-internet', 'No internet? Use the phone or mail', [
      list(
        'You can get the same facts without the portal: we read them to you by phone or mail them to you, at no cost. Use any of these:',
        [
          `Anywhere in the United States: ${phone.main}, toll-free`,
          `New York City residents: ${phone.newYorkCity}`,
          `Yonkers residents: ${phone.yonkers}`,
          `Connecticut residents: ${phone.connecticut}`,
          `In Spanish: ${phone.spanish}`,
          `TTY: ${phone.tty}, or dial 711`,
          `By mail: ${at.mail}`,
        ],
      ),
      `We answer ${hours.officeEastern}. Calls are recorded, and we say so at the start.`,
    ]),
    section('if-it-is-wrong', 'If the account looks wrong', [
      'You don’t need the portal to dispute a debt or to ask who the original creditor was, and you don’t have to accept any terms. Write to us by the date on your debt notice, by letter or email. See [where to send a dispute and what to put in it](/contact#disputes), or [find your situation](/help).',
    ]),
  ],
} satisfies InformationPage;
