import { blocks } from '@/content/blocks';
import { email, phone } from '@/content/inline';
import type { LetterPage } from '@/content/types';

export const limitContactLetter = {
  meta: {
    title: 'Letter to limit how and when we contact you',
    description:
      'Write a letter that says how, where and when we may not contact you: no calls, no texts, not at work, only at certain hours. Nothing you type is sent.',
  },
  title: 'Limit how we contact you',
  lead: 'You can rule out calls, texts, email or mail, contact at work, or certain hours. You need no reason.',
  forWhom: 'You want us to write rather than call, or to leave you alone at work or at certain hours.',
  before: blocks([
    'This works in any way you tell us: by phone, by text, by email or in a letter. A letter is only the best proof of what you said.',
    'It does not stop all contact, it does not dispute the debt, and it does not stop court papers. This is general information, not legal advice.',
  ]),
  letter: {
    subject: 'How to contact me',
    paragraphs: {
      about: 'I am writing about the account that you ask me to pay.',
      notThese: 'Please do not contact me in these ways:',
      onlyThese: 'You may contact me only in these ways:',
      notAtWork: 'Please do not contact me at work. My employer does not allow these calls.',
      times: 'Please call me only {days}, between {from} and {until}, {zone}. Other times are not convenient.',
      notAll: 'This is not a request to stop all contact.',
      noAdmission: 'Nothing in this letter admits this debt or any part of it.',
    },
    items: { calls: 'Phone calls', texts: 'Text messages', email: 'Email', mail: 'Mail' },
  },
  when: blocks([
    `You can send it on any day. If you cannot wait for the mail, call ${phone.main} or write to ${email.disputes}: the request counts from when we get it.`,
  ]),
  then: blocks([
    'We keep to it from the moment we get it. A message that was already on its way may still reach you. If you ask us by phone in Massachusetts not to call you at work, write within seven days: there, a spoken request holds for ten days.',
    'If we contact you in a way that you ruled out, note the day, the hour and the number, and [tell us or a public office](/help/limit-contact). To end all contact, there is [another letter](/letters/stop-contact).',
  ]),
} satisfies LetterPage<'limit-contact'>;
