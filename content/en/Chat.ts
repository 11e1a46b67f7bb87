import { list, section } from '@/content/blocks';
import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import type { ChatPage } from '@/content/types';

const hours = hoursIn('en');

export const chat = {
  meta: {
    title: 'Chat with Our Scripted Assistant',
    description:
      'A scripted assistant, in English only, that leads you to the right place, with our main phone numbers, our office hours and our mailing address.',
  },
  title: 'Chat with our assistant',
  lead: `The assistant is a script in English, not a person. It can point you to the right place, but it can’t see your account, take a payment or record a dispute. For help in Spanish, call ${phone.spanish}.`,
  ways: section('ways-to-reach-us', 'Ways to reach a person', [
    'Is money being taken from your pay, or is your bank account frozen? Read [what the law protects and what to do](/help/after-a-judgment). For anything else, [find your situation](/help).',
    list('We are closed on federal bank holidays. We record calls.', [
      `Toll-free: ${phone.main}`,
      `In Spanish: ${phone.spanish}`,
      `New York City: ${phone.newYorkCity}`,
      `Yonkers: ${phone.yonkers}`,
      `Connecticut: ${phone.connecticut}`,
      `TTY: ${phone.tty}, or dial 711`,
      `Email, for general questions: ${email.info}`,
      `Mail: ${at.mail}`,
    ]),
    `The assistant works ${hours.days}, ${hours.chat.from} to ${hours.chat.until} your time. Our phones keep Eastern time and are closed on holidays.`,
    'You can also do things here by yourself: [check that a call or a message was ours](/is-this-us), [write a letter to us](/letters) or [count a date](/dates).',
    'Or [request a callback](/make-payment/request-callback), see [all contact details](/contact), or read [how to dispute a debt](/make-payment#dispute).',
  ]),
} satisfies ChatPage;
