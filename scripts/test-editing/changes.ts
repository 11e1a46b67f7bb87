import type { Edit } from '@/scripts/kit/edit-files';
import { newService } from './new-service';

/** A change that the README or the content guide offers to an editor. */
export type OfferedChange = { name: string; edits: readonly Edit[] };

/** The beginnings of the list of services and of the list of their labels. */
const services = '\n  services: [';
const labels = '\n    bankruptcy: ';

/** Match the first text of a hero and the label of the chat's close button, whatever their current text. */
const heroText = /(?<=\n    text: ')[^']+/;
const closeLabel = /(?<="Chat": \{\s*"close": ")[^"]+/;

/** The changes to try, half of them in each copy. */
export const changes: readonly OfferedChange[] = [
  {
    name: 'a sentence',
    edits: [
      {
        file: 'content/en/about.ts',
        find: heroText,
        put: 'We say here what kind of firm we are, how we work on every account, and who answers for it.',
      },
      {
        file: 'content/es/about.ts',
        find: heroText,
        put: 'Aquí decimos qué clase de bufete somos, cómo trabajamos con cada cuenta y quién responde por ella.',
      },
    ],
  },
  {
    name: 'a label',
    edits: [
      { file: 'messages/en.json', find: closeLabel, put: 'Close this chat' },
      { file: 'messages/es.json', find: closeLabel, put: 'Cerrar este chat' },
    ],
  },
  {
    name: 'the main phone',
    edits: [{ file: 'content/firm.ts', find: "main: '+18005550199'", put: "main: '+16175550142'" }],
  },
  {
    name: 'the alert bar',
    edits: [{ file: 'content/settings.ts', find: 'enabled: false', put: 'enabled: true' }],
  },
  {
    name: 'Spanish chat',
    edits: [{ file: 'content/settings.ts', find: "locales: ['en']", put: "locales: ['en', 'es']" }],
  },
  {
    name: 'the header’s thresholds',
    edits: [
      { file: 'lib/header-reducer.ts', find: /shrinkAfterPx: \d+/, put: 'shrinkAfterPx: 30' },
      { file: 'lib/header-reducer.ts', find: /hideAfterDownPx: \d+/, put: 'hideAfterDownPx: 400' },
      { file: 'lib/header-reducer.ts', find: /showAfterUpPx: \d+/, put: 'showAfterUpPx: 100' },
    ],
  },
  {
    name: 'the chat’s hours',
    edits: [{ file: 'lib/firm-facts.ts', find: 'closes: 18 * 3600 + 55 * 60', put: 'closes: 17 * 3600 + 40 * 60' }],
  },
  {
    name: 'the office hours',
    edits: [
      {
        file: 'lib/firm-facts.ts',
        find: 'opens: 8 * 3600, closes: 19 * 3600',
        put: 'opens: 9 * 3600, closes: 18 * 3600',
      },
    ],
  },
  {
    name: 'a redirect',
    edits: [{ file: 'hosts/redirects.ts', find: /\n\];/, put: "\n  { from: '/help-me', to: '/contact' },\n];" }],
  },
  {
    name: 'links of the header and the footer',
    edits: [
      {
        file: 'content/navigation.ts',
        find: "{ label: 'services', href: '/services' },",
        put: "{ label: 'services', href: '/services' },\n        { label: 'help', href: '/help' },",
      },
      { file: 'messages/en.json', find: '"Header": {', put: '"Header": {\n    "help": "Help with a debt",' },
      { file: 'messages/es.json', find: '"Header": {', put: '"Header": {\n    "help": "Ayuda con una deuda",' },
      {
        file: 'content/navigation.ts',
        find: "\n          { label: 'accessibility', href: '/accessibility-policy' },",
        put: '',
      },
      {
        file: 'content/navigation.ts',
        find: "{ label: 'privacy',",
        put: "{ label: 'accessibility', href: '/accessibility-policy' },\n          { label: 'privacy',",
      },
    ],
  },
  {
    name: 'a testimonial',
    edits: [
      {
        file: 'content/en/employment.ts',
        find: 'quotes: [',
        put: `quotes: [
      { id: 'change-of-team', copy: 'I asked to change teams. My manager called two of them that day.', cite: 'May 2026' },`,
      },
      {
        file: 'content/es/employment.ts',
        find: 'quotes: [',
        put: `quotes: [
      { id: 'change-of-team', copy: 'Pedí cambiar de equipo. Mi gerente llamó a dos de ellos ese día.', cite: 'Mayo de 2026' },`,
      },
    ],
  },
  {
    name: 'a service',
    edits: [
      {
        file: 'content/en/services.ts',
        find: labels,
        put: `\n    mediation: 'Mediation',${labels}`,
      },
      {
        file: 'content/es/services.ts',
        find: labels,
        put: `\n    mediation: 'Mediación',${labels}`,
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
