import { blocks } from '@/content/blocks';
import { email, phone } from '@/content/facts-in-copy';
import type { LetterPage } from '@/content/types';

export const limitContactLetter = {
  meta: {
    title: 'Letter to limit how and when we contact you',
    description:
      'Write a letter that says how, where and when we may not contact you: no calls, no texts, not at work, only at certain hours. Nothing you type is sent.',
  },
  title: 'Limit how we contact you',
  lead: 'You can rule out calls, texts, email or mail, contact at work, or certain hours. You don’t have to give a reason.',
  forWhom: 'You want us to write rather than call, or to leave you alone at work or at certain hours.',
  before: blocks([
    'You can also just tell us, by phone, by email or by replying to a text, and it counts the same. A letter gives you a copy of what you asked for.',
    'The letter does not stop all contact, does not dispute the debt, and does not stop court papers. This is general information, not legal advice.',
  ]),
  byHand: 'Use point 2 or point 3, not both, and leave at least one way open for us to write or call.',
  letter: {
    subject: 'How to contact me',
    paragraphs: {
      about: 'I am writing about the account that you ask me to pay.',
      notThese: 'Please do not contact me in these ways:',
      onlyThese: 'You may contact me only in these ways:',
      notNumbers: 'Please do not call or text these numbers:',
      notEmails: 'Please do not write to these email addresses:',
      notAtWork: 'Please do not contact me at work. It is not a convenient place for me.',
      employer: 'My employer does not allow these calls, so please do not contact me at work.',
      notPlaces: 'Please do not contact me at these places:',
      times:
        'If you call or text me, please do so only on these days and at these hours: {days}, between {from} and {until} (time zone: {zone}). Other times are not convenient for me.',
      notAll: 'This is not a request to stop all contact.',
      noAdmission: 'Nothing in this letter admits this debt or any part of it, and nothing in it is a promise to pay.',
    },
    items: { calls: 'Phone calls', texts: 'Text messages', email: 'Email', mail: 'Mail' },
  },
  when: blocks([
    `You can send it at any time. If you cannot wait for the mail, call ${phone.main} or write to ${email.disputes}. Your request counts from when we get it.`,
  ]),
  then: blocks([
    'We keep to it from the moment we get it. A message that was already on its way may still reach you. Under Massachusetts law, a spoken request to stop work calls lasts ten days, or longer if you confirm it in writing within seven days. This letter can confirm it. We keep to it for as long as you wish, even if you don’t write.',
    'If we contact you in a way that you ruled out, note the day, the hour and the number, and [tell us or a public office](/help/limit-contact). If you want silence, there is [a letter that stops all contact](/letters/stop-contact).',
  ]),
} satisfies LetterPage<'limit-contact'>;
