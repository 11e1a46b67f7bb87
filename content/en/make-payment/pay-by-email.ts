import { list, section } from '@/content/blocks';
import { at, email, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const site = sitesIn('en');
const hours = hoursIn('en');

export const payByEmail = {
  meta: {
    title: 'Get Payment Help by Email',
    description:
      'We email you about a debt only if you give us permission. See how to give it, what we may send, how to stop it and how to keep your details safe.',
  },
  title: 'Get payment help by email',
  lead: 'We email you about a debt only after you say that we may. Once you do, we can send you payment details and answers to your questions. You then pay on our portal, by phone or by mail.',
  actions: [
    { label: 'Give email permission', href: site.emailConsent },
    { label: 'See all ways to pay', href: '/make-payment' },
  ],
  sections: [
    section('permission-first', 'Your permission comes first', [
      'Permission must come from you, for one email address and for messages about your debt. You don’t have to give it, and if you say no, nothing else changes: you keep the same rights and the same ways to pay.',
      'We’re debt collectors: we use these emails to collect, and what you tell us in them may help us do so. If you type your address on the email consent page, that means we may use it to write to you about the debt.',
    ]),
    section('give-permission', 'How to give permission', [
      list('Choose one way. Have your reference number with you.', [
        `Online: fill in [our email consent page](${site.emailConsent}), a separate site that we run.`,
        `By phone: call ${phone.main}, ${hours.officeEastern}. In Spanish, call ${phone.spanish}. We record calls. If you live in New York State, use the online page or a letter, because New York requires written permission.`,
        `By mail: write your name, reference number and email address. Add a sentence that says we may email you about this debt and that the address is not your employer’s, then sign and date it. Send it to ${at.mail}.`,
      ]),
    ]),
    section('what-we-may-email', 'What we may email', [
      list('With your permission, we may send:', [
        'The balance and the ways to pay',
        'The address of our payment portal',
        'A draft of a payment plan, and its written confirmation',
        'Receipts for payments',
        'Answers to what you ask us',
      ]),
      'Your debt notice comes by mail, unless you also agree to get such records electronically. You can ask for a paper copy of any email at no charge, and you can ask for it in Spanish.',
    ]),
    section('keep-numbers-out', 'Keep card and bank numbers out of email', [
      'Others may be able to read an email on its way. Never put a card, bank or Social Security number in a message to us, and remember that we never ask for one by email. If you send one by mistake, we don’t use it to take a payment.',
    ]),
    section('private-address', 'Choose a private address', [
      'Give us an address that only you can read. Please don’t use a work address, because your employer may be able to read it, or one you share with family or friends, because they would see that we write about a debt. Tell us if your address changes.',
    ]),
    section('stop-email', 'You can stop it any time', [
      list('It’s free, and you don’t have to say why. Any of these will do:', [
        'Use the unsubscribe link. It is in every message we send.',
        'Reply to the message and say stop.',
        `Call ${phone.main} or write to ${email.info}.`,
        `Use [our email unsubscribe page](${site.emailUnsubscribe}).`,
      ]),
      'We stop when your request reaches us, and we may send one last message to confirm. Letters and calls may continue, and the debt does not change. See [how to stop other contact](/optout).',
    ]),
    section('new-york-city', 'If you live in New York City', [
      `City rules let us email you only if you opt in, and you can take that back with one word at no cost. We never treat silence as a yes. For questions, call ${phone.newYorkCity}: a real person will answer.`,
    ]),
    section('check-an-email', 'Check that an email is ours', [
      'If you never gave permission, don’t trust an email about a debt. It may be fraud, or someone may have given us your address by mistake. Don’t open its links; compare the address with [our official list](/is-this-us#list), and call us if you’re not sure.',
    ]),
    section('other-ways', 'Without email', [
      'You can pay online, by phone or by mail, or [ask us to call you](/make-payment/request-callback). None of these ways has a fee. If you think the debt is wrong, see [how to dispute it](/make-payment#dispute).',
    ]),
  ],
} satisfies InformationPage;
