import { field, form, list, section } from '@/content/blocks';
import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { InformationPage } from '@/content/types';

const hours = hoursIn('en');

export const requestCallback = {
  meta: {
    title: 'Request a Callback',
    description:
      'Ask us to call you at a time you choose, in English or Spanish. See what to tell us, which number will show and how to send the request by mail.',
  },
  title: 'Request a callback',
  lead: 'Tell us a good time and the language you want. If we can call then, we do; if not, we agree on another time with you. You can ask questions, dispute the debt, set up a payment plan or pay, but you don’t have to do any of these.',
  actions: [
    { label: 'Call to ask for a callback', href: `tel:${firm.phones.main}` },
    { label: 'Go to the printable slip', href: '#mail-slip' },
  ],
  sections: [
    section('how-to-ask', 'How to ask', [
      list('This site has no form to send, so choose one of these:', [
        `By phone: call ${phone.main}. When we are closed, leave your request on voicemail.`,
        `In Spanish: call ${phone.spanish}.`,
        `By TTY: call ${phone.tty}, or dial 711. We also call back through a relay service.`,
        `By mail: print [the slip at the end of this page](#mail-slip) and send it to ${at.mail}.`,
        `By email: write to ${email.info}. We call you, and answer by email only if you have [given us permission](/make-payment/pay-by-email).`,
      ]),
    ]),
    section('what-to-tell-us', 'What to tell us', [
      list('We need only a few things:', [
        'Your name',
        'The reference number from our letter, if you have it',
        'The phone number to call',
        'The best day and time, and a second choice',
        'Your time zone',
        'English or Spanish',
        'Whether we may leave a voicemail',
      ]),
      'Please don’t leave account, card, bank or Social Security numbers on voicemail, and don’t write them on the slip. We ask for what we need on the call, after we both know who is speaking.',
    ]),
    section('who-will-call', 'Who will call, and from which number', [
      `A member of our Consumer Care Desk calls you and says their name. Your phone shows ${phone.office}, or another number on [our official list](/is-this-us#list). To be sure that it is us, hang up and call one of them yourself.`,
      'The caller checks that it is you before saying what the call is about. If someone else answers, we don’t talk about a debt. If we reach voicemail and you said that we may leave a message, it is short and doesn’t mention a debt.',
    ]),
    section('when-we-call', 'When we call', [
      `Choose any time ${hours.days}, from ${hours.calls.from} to ${hours.calls.until} where you live. We never call earlier or later than that. If you want a time outside our office hours, which are ${hours.officeTimesEastern}, tell us, and we will agree on one with you. Please send a slip at least a week ahead, so that it reaches us in time.`,
      'If a time, a place or your work phone isn’t good for you, tell us, and we won’t use it. You can cancel a callback by phone at any time.',
    ]),
    section('new-york', 'New York City and Yonkers', [
      list('If you live in one of these cities, you can also call a line that a real person answers:', [
        `New York City: ${phone.newYorkCity}`,
        `Yonkers: ${phone.yonkers}`,
      ]),
    ]),
    section('about-the-call', 'Good to know before the call', [
      list('A callback is a call from a debt collector. These points apply:', [
        'We may use what you tell us to help collect the debt.',
        'The call is recorded and may be monitored, and the caller says so first. If you don’t want that, tell the caller, and we can write to you instead.',
        'Asking for a callback isn’t a payment and doesn’t move any date. To dispute the debt, [also write to us by the date on your debt notice](/make-payment#dispute).',
        'To pay from your bank account on the call, first read the [EFTA consent](/make-payment/efta-consent).',
        'If a lawyer represents you, have your lawyer call or write to us: we talk with your lawyer and not with you.',
      ]),
    ]),
    section('mail-slip', 'Slip to send by mail', [
      form(
        'Please call me',
        `Print this page, fill in the slip by hand and mail it to ${at.mail}. The page sends nothing. Please write no bank, card or Social Security numbers.`,
        [
          field('name', 'Your name'),
          field('reference', 'Reference number', { hint: 'From our letter, if you have it' }),
          field('phone', 'Phone number to call', { hint: 'Area code first' }),
          field('first-choice', 'Best day and time', {
            hint: `${hours.days}, from ${hours.calls.from} to ${hours.calls.until} your time`,
          }),
          field('second-choice', 'Second choice of day and time'),
          field('time-zone', 'Your time zone', {
            choices: ['Atlantic', 'Eastern', 'Central', 'Mountain', 'Pacific', 'Alaska', 'Hawaii', 'Other'],
          }),
          field('language', 'Language', { choices: ['English', 'Spanish'] }),
          field('voicemail', 'May we leave a voicemail?', { choices: ['Yes', 'No'] }),
          field('never', 'Times or places at which we should never call', { lines: 2 }),
          field('questions', 'What you would like to talk about', { hint: 'Only if you wish', lines: 3 }),
          field('date', 'Date', { hint: 'Month, day and year' }),
        ],
      ),
    ]),
  ],
} satisfies InformationPage;
