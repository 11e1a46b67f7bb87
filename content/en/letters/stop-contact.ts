import { blocks } from '@/content/blocks';
import { email } from '@/content/inline';
import type { LetterPage } from '@/content/types';

export const stopContactLetter = {
  meta: {
    title: 'Letter to stop all contact',
    description:
      'Write a letter that asks us to stop all contact about a debt, and see first what it does not do. Nothing you type is sent.',
  },
  title: 'Stop all contact',
  lead: 'You can ask us in writing to stop all contact about an account. We then stop, with two exceptions.',
  forWhom: 'You want to hear nothing more from us about this account.',
  before: blocks([
    '**What it does not do:** it does not cancel the debt, it does not stop a lawsuit or court papers, and it does not cancel payments that are already set up. It also ends our offers of a plan.',
    'If you only want fewer calls, [limit how we contact you](/letters/limit-contact) instead. Do not send both letters. This is general information, not legal advice.',
  ]),
  letter: {
    subject: 'Stop all contact',
    paragraphs: {
      stop: 'Please stop all communication with me about the account that you ask me to pay.',
      dispute: 'I also dispute this debt.',
    },
    items: {},
  },
  when: blocks([
    `You can send it on any day. It counts from when we get it, and an email to ${email.disputes} counts as writing. If you want to dispute the debt as well, send it by the date on your debt notice.`,
  ]),
  then: blocks([
    'We may contact you once more to say that we are ending our efforts, or to tell you that a certain legal step may be taken or will be taken. Nothing else.',
    'The debt stays as it is, and so do court dates. To cancel a payment that is set up, [find the last safe day](/dates#cancel). If you change your mind, write or call us.',
  ]),
} satisfies LetterPage<'stop-contact'>;
