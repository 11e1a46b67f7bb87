import { list, section } from '@/content/blocks';
import { at, email, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const reply = repliesIn('en');
const site = sitesIn('en');

export const unsubscribe = {
  meta: {
    title: 'Unsubscribe from Email',
    description:
      'Stop our emails to any address, free and without a login. See every way to unsubscribe, what happens next and what does not change.',
  },
  title: 'Unsubscribe from our email',
  lead: 'You can stop our emails at any time. It’s free, you need no login, and you don’t have to say why.',
  actions: [
    { label: 'Stop our emails', href: site.emailUnsubscribe },
    { label: 'See all ways to opt out', href: '/optout' },
  ],
  sections: [
    section('ways', 'Ways to unsubscribe', [
      list('Use any one of these. They all count the same:', [
        '**Use the link in the message.** Every email we send has an unsubscribe link at the bottom.',
        `**Go online.** Type the email address on our [unsubscribe page](${site.emailUnsubscribe}) and confirm. That page is ours, but it is not part of this site.`,
        '**Reply to the message.** Write “unsubscribe,” “stop” or any words that tell us the same.',
        `**Call us** at ${phone.main}. For Spanish, call ${phone.spanish}. By TTY, call ${phone.tty} or dial 711.`,
        `**Write to us** at ${at.mail}.`,
      ]),
      'Tell us two things only: the email address, and that you want no more email there. Please don’t send account, card or Social Security numbers.',
    ]),
    section('what-happens-next', 'What happens next', [
      'We stop email to that address when your request reaches us, and for every account, not just one. A message that we had already sent may still arrive.',
      'You may get one last email, which says only that we have your request and will follow it. It asks for nothing.',
      `If another email arrives after that, tell us at ${email.complaints} or by phone. We answer complaints within ${reply.complaint}.`,
    ]),
    section('what-does-not-change', 'What does not change', [
      list('Unsubscribing stops email to one address. It does not:', [
        'Stop email to another address, unless you name that one too',
        'Stop letters, phone calls or texts, which you can [limit or stop as well](/optout)',
        'Change the debt, your right to dispute it or the date to dispute by',
        'Cancel a payment that you set up. To do that, call us or write to us by mail. We must receive your notice at least three business days before the payment takes effect',
      ]),
      'From then on, receipts and plan letters that you used to get by email come by mail.',
    ]),
    section('changed-your-mind', 'If you change your mind', [
      `You can allow email again on the [email consent page](${site.emailConsent}), or by phone or letter; if you live in New York State, only online or by letter. We will not email that address until you do. Learn more on the [email preferences page](/my-account/email).`,
    ]),
    section('not-yours', 'If our email was not for you', [
      'If you don’t know the person or the account, first [check that the message is really from us](/is-this-us), without opening its links. Then unsubscribe, or call us and say that we have the wrong address. We will stop using it for every account, not only for that one.',
    ]),
  ],
} satisfies InformationPage;
