import { newService } from './new-service';
import { another, type OfferedChange } from './offered-change';

/** The beginnings of the list of services and of the list of their labels. */
const services = '\n  services: [';
const labels = 'jumpNav: jumpNav({';
/** The place of the first label of a link of the header, in messages. */
const headerLabels = /(?<="Header": \{[^]*?"links": \{)/;

/** Moves the last link of the footer's first group to the beginning of its last group. */
function moveLink(groups: string): string {
  const link = /\n *\{ label: .*(?=\n *\])/.exec(groups)?.[0] ?? '';
  const rest = groups.replace(link, '');
  const start = rest.lastIndexOf('links: [') + 'links: ['.length;
  return rest.slice(0, start) + link + rest.slice(start);
}

/** Changes that add an item to a list, or move one. */
export const itemChanges: readonly OfferedChange[] = [
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
        find: /(?=\n {2}return \{)/,
        put: "\n  const help = { label: 'helpWithDebt', href: '/help' } as const;",
      },
      { file: 'content/navigation.ts', find: /(?<=\n {6}firm: \[)/, put: 'help, ' },
      { file: 'content/navigation.ts', find: /(?<=\n {6}menu: \[)/, put: 'help, ' },
      { file: 'messages/en.json', find: headerLabels, put: '\n      "helpWithDebt": "Help with a debt",' },
      { file: 'messages/es.json', find: headerLabels, put: '\n      "helpWithDebt": "Ayuda con una deuda",' },
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
