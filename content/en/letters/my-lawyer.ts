import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const myLawyerLetter = {
  meta: {
    title: 'Letter to say that a lawyer represents you',
    description:
      'Write a letter that names your lawyer and asks us to contact only that office. You print it, sign it and send it. Nothing you type is sent.',
  },
  title: 'Say that you have a lawyer',
  lead: 'If a lawyer represents you on a debt, tell us who it is, and we contact that lawyer instead of you.',
  forWhom: 'A lawyer represents you on a debt, and you want us to contact the lawyer instead of you.',
  before: blocks([
    'We need your lawyer’s name, and an address or a phone number. It helps if your lawyer writes to us as well.',
    'The letter does not dispute the debt. For that, you or your lawyer can send [the letter to dispute it](/letters/dispute). It also does not answer a court: if you have court papers, [answer the court](/help/sued) by the deadline in them. This is general information, not legal advice.',
  ]),
  letter: {
    subject: 'My lawyer',
    paragraphs: {
      about: 'I am writing about the account that you ask me to pay.',
      represents: 'This lawyer represents me on this account:',
      representsAll: 'This lawyer represents me on this account and on every other account that you ask me to pay:',
      since: 'This lawyer has represented me since {date}.',
      onlyLawyer: 'From now on, please contact only my lawyer, and not me.',
      ifNoAnswer:
        'If my lawyer does not answer within a reasonable time, please write to me by mail, at the address above.',
      noAdmission: 'Nothing in this letter admits this debt or any part of it, and nothing in it is a promise to pay.',
    },
    items: {},
  },
  when: blocks(['You can send it at any time. The letter counts from when we get it.']),
  then: blocks([
    'From then on we contact your lawyer and not you. We may contact you again only if the law allows it, for example if your lawyer agrees or doesn’t answer within a reasonable time.',
    'If you are still looking for a lawyer, [legal aid](/help#free-help) is free for people with a low income.',
  ]),
} satisfies LetterPage<'my-lawyer'>;
