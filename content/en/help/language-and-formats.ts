import { blocks, list } from '@/content/blocks';
import { email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const languageAndFormats = {
  meta: {
    title: 'Spanish, Large Print and Other Formats',
    description:
      'Get our letters in Spanish, large print, braille or audio, call by TTY or relay, and bring your own helper. What we have, and what we do not.',
  },
  title: 'Can I get this in Spanish or in large print?',
  cue: 'interpreter, braille, audio, TTY',
  find: 'Spanish español translate translation language interpreter braille audio large print blind deaf hard of hearing TTY relay 711 disability accommodation chinese interpret bilingual vision see hear wheelchair deafblind help in Spanish',
  lead: 'Yes: we speak Spanish on the phone and, if you ask, we send the debt notice and our letters in Spanish. We also have large print, braille and audio. Tell us once, and we keep it on record.',
  summary: [
    'Spanish costs nothing, and you don’t have to say why.',
    'Large print, braille and audio are free, too.',
    'Our staff speak English and Spanish. We have no service in other languages.',
    'Asking for another language does not by itself move the date on a notice that you already have.',
  ],
  meaning: blocks([
    'We want you to understand what you are asked to pay. If your debt notice offers a copy in Spanish and you ask for it, we have to send you one, and it has to be complete and right.',
    list('What you can have from us:', [
      `**In Spanish:** calls at ${phone.spanish}, the debt notice, letters and this whole site. The chat is in English only.`,
      '**In another format:** large print, braille, audio, or a call in which we read a letter to you.',
      `**If you are deaf or hard of hearing:** TTY ${phone.tty}, or any [relay call](word:relay-call) through 711.`,
      '**With your own helper:** an adult you trust may speak for you once you have told us so, in writing or on a call that you make together. We do not ask a child to do it.',
    ]),
    'If you have a court date, ask the court for an [interpreter](word:interpreter), who works with speech. A [translator](word:translator) works with written text.',
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Tell us what you need',
      text: `Call ${phone.main}, or ${phone.spanish} for Spanish, or write to ${email.accessibility}. Say which language or format, and for which letters.`,
    },
    {
      title: 'Mind the date on your notice',
      text: 'Until the new copy comes, the date on the first one counts. A Spanish notice that we send later carries its own, later date, and from then on that one counts. The same goes for a copy in large print, braille or audio, if you could not read the notice that you have.',
    },
    {
      when: 'If you have a court date',
      title: 'Ask the clerk for an interpreter',
      text: 'Call the court on the papers as soon as you can. If you have a disability, ask what help the court can give you.',
    },
    {
      title: 'Look up the words',
      text: '[Our list of words](/help/words) gives each one in English and in Spanish. New York City has a list in several languages, which you’ll find below.',
    },
    {
      when: 'If someone helps you',
      title: 'Tell us that we may speak with them',
      text: 'If they will call or write without you, send us a page that you have signed. See [what it should say](/contact#helping-someone). If your helper is with you, you can also just call us together.',
    },
  ],
  dispute:
    'You can dispute in English or in Spanish, in your own words, on paper or by email. Someone who reads your language will answer. The date to dispute by is on your debt notice, in either language. If you have court papers, answer the court as well, by the deadline in them; a letter to us doesn’t do that.',
  promises: [
    'Spanish by phone, in the notice and in our letters, at no cost.',
    'A debt notice in Spanish that comes after one in English has a date of its own, which is later.',
    'We never ask a child to interpret.',
  ],
  limits: ['Offer languages other than English and Spanish.', 'Order a court interpreter for you. The clerk does.'],
} satisfies Situation;
