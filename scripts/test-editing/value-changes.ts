import { another, type OfferedChange } from './offered-change';

/** Match the first text of a hero and the label of the chat's close button, whatever their current text. */
const heroText = /(?<=\n {4}text: ')[^']+/;
const closeLabel = /(?<="Chat": \{\s*"close": ")[^"]+/;

/** Changes that put another text, fact or setting in the place of one. */
export const valueChanges: readonly OfferedChange[] = [
  {
    name: 'a sentence',
    edits: [
      {
        file: 'content/en/about.ts',
        find: heroText,
        put: another(
          'We say here what kind of firm we are, how we work on every account, and who answers for it.',
          'We say here what kind of firm we are, and how we work on every account.',
        ),
      },
      {
        file: 'content/es/about.ts',
        find: heroText,
        put: another(
          'Aquí decimos qué clase de bufete somos, cómo trabajamos con cada cuenta y quién responde por ella.',
          'Aquí decimos qué clase de bufete somos y cómo trabajamos con cada cuenta.',
        ),
      },
    ],
  },
  {
    name: 'a label',
    edits: [
      { file: 'messages/en.json', find: closeLabel, put: another('Close this chat', 'Close the chat box') },
      { file: 'messages/es.json', find: closeLabel, put: another('Cerrar este chat', 'Cerrar la ventana del chat') },
    ],
  },
  {
    name: 'the main phone',
    edits: [
      {
        file: 'content/firm.ts',
        find: /(?<=\n {2}phones: \{)[^}]*/,
        put: (phones) => {
          const number = another('+16175550142', '+16175550143', '+16175550144')(phones);
          return phones.replace(/(?<=main: ')[^']+/, number);
        },
      },
    ],
  },
  {
    name: 'the alert bar',
    edits: [
      {
        file: 'content/settings.ts',
        find: /(?<=alertBar: \{ enabled: )(true|false)/,
        put: another('true', 'false'),
      },
    ],
  },
  {
    name: 'offline reading',
    edits: [
      {
        file: 'content/settings.ts',
        find: /(?<=offline: \{ enabled: )(true|false)/,
        put: another('true', 'false'),
      },
    ],
  },
  {
    name: 'the languages of the chat',
    edits: [
      {
        file: 'content/settings.ts',
        find: /(?<=chat: \{ locales: )\[[^\]]*\]/,
        put: another("['en', 'es']", "['en']"),
      },
    ],
  },
  {
    name: 'the header’s thresholds',
    edits: [
      { file: 'lib/header-reducer.ts', find: /(?<=shrinkAfterPx: )\d+/, put: another('30', '40') },
      { file: 'lib/header-reducer.ts', find: /(?<=hideAfterDownPx: )\d+/, put: another('400', '350') },
      { file: 'lib/header-reducer.ts', find: /(?<=showAfterUpPx: )\d+/, put: another('100', '120') },
    ],
  },
  {
    name: 'the chat’s hours',
    edits: [
      {
        file: 'content/hours.ts',
        find: /(?<=chatHours = )\{[^}]*/,
        put: another(
          '{ opens: 12 * 3600, closes: 17 * 3600 + 40 * 60 ',
          '{ opens: 8 * 3600, closes: 17 * 3600 + 20 * 60 ',
        ),
      },
    ],
  },
  {
    name: 'the office hours',
    edits: [
      {
        file: 'content/hours.ts',
        find: /(?<=officeHours = \{ )opens: [^,]+, closes: [^,]+/,
        put: another('opens: 9 * 3600, closes: 18 * 3600', 'opens: 9 * 3600, closes: 17 * 3600'),
      },
    ],
  },
  {
    name: 'the open days',
    edits: [
      {
        file: 'content/hours.ts',
        find: /(?<=openDays = )\{[^}]*/,
        put: another('{ first: 1, last: 6 ', '{ first: 2, last: 6 '),
      },
    ],
  },
  {
    name: 'the limits on calls and contacts',
    edits: [
      {
        file: 'content/hours.ts',
        find: /(?<=callLimits = )\{[^}]*/,
        put: another('{ from: 9 * 3600, until: 20 * 3600 ', '{ from: 9 * 3600, until: 19 * 3600 '),
      },
      {
        file: 'content/commitments.ts',
        find: /(?<=contactLimits = )\{[^}]*/,
        put: another('{ calls: 3, contacts: 4 ', '{ calls: 3, contacts: 5 '),
      },
    ],
  },
  {
    name: 'the time to answer a complaint',
    edits: [{ file: 'content/commitments.ts', find: /(?<=complaint: )\d+/, put: another('7', '8') }],
  },
  {
    name: 'the mailbox for disputes',
    edits: [{ file: 'content/firm.ts', find: /(?<=disputes: ')[^'@]+/, put: another('questions', 'objections') }],
  },
];
