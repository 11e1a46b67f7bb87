import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const myLawyerLetter = {
  meta: {
    title: 'Letter to say that a lawyer represents you',
    description:
      'Write a letter that names your lawyer and asks us to write and call only there. You print it and send it. Nothing you type is sent.',
  },
  title: 'Say that you have a lawyer',
  lead: 'If a lawyer represents you on this account, name the lawyer, and we turn to that office from then on.',
  forWhom: 'A lawyer acts for you on this debt.',
  before: blocks([
    'After we know your lawyer’s name and how to reach that office, we contact the lawyer and not you. It helps if your lawyer writes to us as well.',
    'The letter does not dispute the debt: for that, send [the letter to dispute it](/letters/dispute), too. This is general information, not legal advice.',
  ]),
  letter: {
    subject: 'I have a lawyer',
    paragraphs: {
      about: 'I am writing about the account that you ask me to pay.',
      represents: 'This lawyer represents me on this account:',
      representsAll: 'This lawyer represents me on this account and on every other account that you have with me:',
      onlyLawyer: 'Please contact only my lawyer about it, and not me.',
      ifNoAnswer:
        'If my lawyer does not answer within a reasonable time, please write to me by mail, at the address above.',
      noAdmission: 'Nothing in this letter admits this debt or any part of it.',
    },
    items: {},
  },
  when: blocks(['You can send it on any day: there is no last date. It counts from when we get it.']),
  then: blocks([
    'We contact your lawyer from then on. We may write to you again only if your lawyer does not answer in a reasonable time, or agrees that we may.',
    'If you are looking for a lawyer, [legal aid](/help#free-help) is free for many people.',
  ]),
} satisfies LetterPage<'my-lawyer'>;
