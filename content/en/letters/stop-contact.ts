import { blocks } from '@/content/blocks';
import { email } from '@/content/facts-in-copy';
import type { LetterPage } from '@/content/types';

export const stopContactLetter = {
  meta: {
    title: 'Letter to stop all contact',
    description:
      'Write a letter that asks us to stop all contact about a debt, and see first what it does not do. Nothing you type is sent.',
  },
  title: 'Stop all contact',
  lead: 'You can ask us in writing to stop all contact about an account. After that, we may write only to say that we have ended our efforts to collect, to tell you of a specific legal step that we or the creditor may take or will take, or, if you ask for it, to answer your dispute.',
  forWhom: 'You want to hear nothing more from us about this account.',
  before: blocks([
    '**What this letter does not do:** it does not cancel the debt, it does not stop a lawsuit or court papers, and it does not cancel payments that are already set up. After you send it, we also don’t write to you about payment plans.',
    'If you only want fewer calls, or only letters, [limit how we contact you](/letters/limit-contact) instead. Send one of the two letters, not both. This is general information, not legal advice.',
  ]),
  byHand: 'If you check box 2 to dispute the debt, check box 3 as well, so that we can mail you our answer.',
  letter: {
    subject: 'Stop all contact',
    paragraphs: {
      stop: 'Please stop all communication with me about the account that you ask me to pay.',
      dispute: 'I also dispute this debt.',
      answerByMail: 'Please send me the answer to my dispute by mail, at the address above.',
      noAdmission: 'Nothing in this letter admits this debt or any part of it, and nothing in it is a promise to pay.',
    },
    items: {},
  },
  when: blocks([
    `You can send it at any time. The letter counts from when we get it, and so does an email to ${email.disputes}. If it also disputes the debt, send it by the date on your debt notice, and leave in the line that asks us to mail you our answer (on the blank letter, check box 3). Without that line, this letter may keep us from answering the dispute.`,
  ]),
  then: blocks([
    'From then on, we write only for the reasons at the top of this page. If you write to us later, we may answer you once.',
    'The debt stays as it is, and so do court dates. If a payment is set up that you want to cancel, [find the last safe day](/dates#cancel). If you change your mind, write or call us.',
  ]),
  event: {
    title: 'Date to dispute the debt by',
    text: 'Send the letter by this day. Mail can take a week, so send it earlier if you can.',
    late: 'Send the letter anyway. It stops contact, and we look into a late dispute, too.',
  },
} satisfies LetterPage<'stop-contact'>;
