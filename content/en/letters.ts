import { blocks, list } from '@/content/blocks';
import type { LettersHub } from '@/content/types';

export const letters = {
  meta: {
    title: 'Letters to send us',
    description:
      'Letters that this page writes for you: ask about a debt, dispute it, limit or stop contact, name your lawyer. In English and in Spanish.',
  },
  title: 'Letters to send us',
  lead: 'Choose what you want to say to us. Each page helps you write the letter, in English or in Spanish, and you print, sign and send it.',
  list: 'What do you want to say?',
  note: 'Nothing is sent or kept. If you would rather write by hand, each page has a blank letter to print.',
  after: {
    title: 'What a letter cannot do',
    blocks: blocks([
      'A letter to us does not answer a court. If you have court papers, answer the court by the deadline in them. Nothing that you send to us changes it.',
      'These letters are general information, not legal advice. A legal aid office can look at yours with you, and it is free for people with a low income.',
      list('More help:', [
        '[You were sued](/help/sued): what to do first.',
        '[Who helps for free](/help#free-help), near you.',
        '[Your debt notice](/help/read-your-notice), line by line.',
        '[Dates](/dates): the date to dispute by, and the last safe day to cancel a payment.',
      ]),
    ]),
  },
} satisfies LettersHub;
