import type { Edit } from '@/scripts/kit/edit-files';

const spanishRecord = "  es: { code: 'es', name: 'Español', iso: 'es-ES', file: 'es.json' },\n";

/** The files of the program in which a language is added (decision 011). */
const programEdits: readonly Edit[] = [
  {
    file: 'lib/i18n/routing.ts',
    find: "locales = ['en', 'es'] as const;",
    put: "locales = ['en', 'es', 'pt'] as const;",
  },
  {
    file: 'lib/i18n/routing.ts',
    find: spanishRecord,
    put: `${spanishRecord}  pt: { code: 'pt', name: 'Português', iso: 'pt-BR', file: 'pt.json' },\n`,
  },
  {
    file: 'lib/i18n/messages-in.ts',
    find: "import spanish from '@/messages/es.json' with { type: 'json' };",
    put: "import spanish from '@/messages/es.json' with { type: 'json' };\nimport portuguese from '@/messages/pt.json' with { type: 'json' };",
  },
  { file: 'lib/i18n/messages-in.ts', find: 'es: spanish }', put: 'es: spanish, pt: portuguese }' },
  {
    file: 'lib/i18n/error-messages.ts',
    find: "  es: () => import('@/messages/es.json'),\n",
    put: "  es: () => import('@/messages/es.json'),\n  pt: () => import('@/messages/pt.json'),\n",
  },
  {
    file: 'content/index.ts',
    find: "import { content as es } from './es';",
    put: "import { content as es } from './es';\nimport { content as pt } from './pt';",
  },
  { file: 'content/index.ts', find: '= { en, es };', put: '= { en, es, pt };' },
];

/** The tables of words that must get the new language to compile. */
const wordEdits: readonly Edit[] = [
  {
    file: 'lib/i18n/missing-message.ts',
    find: /\n};/,
    put: "\n  pt: 'Conteúdo não disponível no idioma atual',\n};",
  },
  {
    file: 'lib/text/count-in-words.ts',
    find: /\n};/,
    put: "\n  pt: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],\n};",
  },
  { file: 'lib/text/join-words.ts', find: "es: 'es' };", put: "es: 'es', pt: 'pt-BR' };" },
  {
    file: 'lib/letters/write-letter.ts',
    find: "(hour % 12 === 1 ? 'la ' : 'las '),\n",
    put: "(hour % 12 === 1 ? 'la ' : 'las '),\n  pt: (hour) => (hour % 12 === 1 ? 'à ' : 'às '),\n",
  },
  {
    file: 'lib/time/hours-text.ts',
    find: '`p.${nbsp}m.`] }',
    put: "`p.${nbsp}m.`], pt: ['a.m.', 'p.m.'] }",
  },
  {
    file: 'lib/time/day-text.ts',
    find: /\n};\n\n\/\*\* `December/,
    put: [
      '',
      '  pt: {',
      '    day: (month, day) => `${day}${nbsp}de ${month}`,',
      '    withYear: (day, year) => `${day} de ${year}`,',
      '    withWeekday: (weekday, day) => `${weekday}, ${day}`,',
      '  },',
      '};',
      '',
      '/** `December',
    ].join('\n'),
  },
  {
    file: 'lib/time/notice-date.ts',
    find: /(?<=de \$\{year\}`,\n  \},\n)(?=\};)/,
    put: [
      '  pt: {',
      '    month: (month, year) => `${month} de ${year}`,',
      "    day: ({ year, month, day }) => `${day} de ${formatMonth(month, 'pt')} de ${year}`,",
      '  },\n',
    ].join('\n'),
  },
  {
    file: 'content/facts-in-copy.ts',
    find: '    eastern: (hours) => `${hours}, hora del Este`,\n  },\n',
    put: [
      '    eastern: (hours) => `${hours}, hora del Este`,',
      '  },',
      '  pt: {',
      '    days: (first, last) => `de ${first} a ${last}`,',
      '    times: (from, until) => `das ${from} às ${until}`,',
      '    eastern: (hours) => `${hours}, hora do Leste`,',
      '  },\n',
    ].join('\n'),
  },
  {
    file: 'content/facts-in-copy.ts',
    find: "es: { one: 'un día hábil', others: 'días hábiles' },",
    put: "es: { one: 'un día hábil', others: 'días hábiles' },\n  pt: { one: 'um dia útil', others: 'dias úteis' },",
  },
  { file: 'content/facts-in-copy.ts', find: "es: 'spanish' }", put: "es: 'spanish', pt: 'main' }" },
];

/** The edits that add Portuguese to the site, besides the files of `portuguese`. */
export const languageEdits: readonly Edit[] = [...programEdits, ...wordEdits];
