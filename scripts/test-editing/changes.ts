import type { Edit } from '@/scripts/kit/edit-files';
import { newService } from './new-service';

/** A change that the README or the content guide offers to an editor. */
export type OfferedChange = { name: string; edits: readonly Edit[] };

/** The first of the `texts` that `found` does not contain. Editors may already have made the same change. */
const another =
  (...texts: readonly string[]) =>
  (found: string): string =>
    texts.find((text) => !found.includes(text)) ?? '';

/** The beginnings of the list of services and of the list of their labels. */
const services = '\n  services: [';
const labels = 'jumpNav: jumpNav({';

/** Match the first text of a hero and the label of the chat's close button, whatever their current text. */
const heroText = /(?<=\n {4}text: ')[^']+/;
const closeLabel = /(?<="Chat": \{\s*"close": ")[^"]+/;

/** Moves the last link of the footer's first group to the beginning of its last group. */
function moveLink(groups: string): string {
  const link = /\n *\{ label: .*(?=\n *\])/.exec(groups)?.[0] ?? '';
  const rest = groups.replace(link, '');
  const start = rest.lastIndexOf('links: [') + 'links: ['.length;
  return rest.slice(0, start) + link + rest.slice(start);
}

/** The changes to try, half of them in each copy. */
export const changes: readonly OfferedChange[] = [
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
        file: 'lib/firm-facts.ts',
        find: /(?<=chatHours = )\{[^}]*/,
        put: another(
          '{ opens: 8 * 3600, closes: 17 * 3600 + 40 * 60 ',
          '{ opens: 8 * 3600, closes: 17 * 3600 + 20 * 60 ',
        ),
      },
    ],
  },
  {
    name: 'the office hours',
    edits: [
      {
        file: 'lib/firm-facts.ts',
        find: /(?<=officeHours = \{ )opens: [^,]+, closes: [^,]+/,
        put: another('opens: 9 * 3600, closes: 18 * 3600', 'opens: 9 * 3600, closes: 17 * 3600'),
      },
    ],
  },
  {
    name: 'a redirect',
    edits: [
      {
        file: 'hosts/redirects.ts',
        find: /(?<=readonly Redirect\[\] = \[)[^]*?(?=\n?\];)/,
        put: (rows) => `${rows}\n  { from: '${another('/help-me', '/ask-us')(rows)}', to: '/contact' },`,
      },
    ],
  },
  {
    name: 'links of the header and the footer',
    edits: [
      {
        file: 'content/navigation.ts',
        find: /(?<=\n {4}header: \[\s*\[)/,
        put: "\n        { label: 'helpWithDebt', href: '/help' },",
      },
      { file: 'messages/en.json', find: '"Header": {', put: '"Header": {\n    "helpWithDebt": "Help with a debt",' },
      { file: 'messages/es.json', find: '"Header": {', put: '"Header": {\n    "helpWithDebt": "Ayuda con una deuda",' },
      { file: 'content/navigation.ts', find: /(?<=\n {4}footer: \[)[^]*?(?=\n {4}\])/, put: moveLink },
    ],
  },
  {
    name: 'a testimonial',
    edits: [
      {
        file: 'content/en/employment.ts',
        find: 'quotes: [',
        put: `quotes: [
      { id: 'two-talks-in-a-day', copy: 'I asked to change teams. My manager called two of them that day.', cite: 'May 2026' },`,
      },
      {
        file: 'content/es/employment.ts',
        find: 'quotes: [',
        put: `quotes: [
      { id: 'two-talks-in-a-day', copy: 'Pedí cambiar de equipo. Mi gerente llamó a dos de ellos ese día.', cite: 'Mayo de 2026' },`,
      },
    ],
  },
  {
    name: 'a service',
    edits: [
      {
        file: 'content/en/services.ts',
        find: labels,
        put: `${labels}\n    'mediation-in-person': 'Mediation in person',`,
      },
      {
        file: 'content/es/services.ts',
        find: labels,
        put: `${labels}\n    'mediation-in-person': 'Mediación en persona',`,
      },
      {
        file: 'content/en/services.ts',
        find: services,
        put: `${services}\n    ${newService.en}`,
      },
      {
        file: 'content/es/services.ts',
        find: services,
        put: `${services}\n    ${newService.es}`,
      },
    ],
  },
];
