import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@/content/en/services';
import { firm } from '@/content/firm';
import type { Firm } from '@/content/types/firm';
import { filesIn } from '@/files/files-in';
import { escapePattern } from '@/hosts/escape-pattern';
import { formatPhone } from '@/lib/links/phone';
import type { Edit } from '@/scripts/kit/edit-files';

/** The licenses of an Illinois firm instead of those of New York, Connecticut and California. */
const licenses = `licenses: [
    {
      id: 'illinois',
      jurisdiction: { en: 'Illinois', es: 'Illinois' },
      authority: {
        en: 'Department of Financial and Professional Regulation',
        es: 'Departamento de Regulación Financiera y Profesional',
      },
      number: '000-000000',
    },
  ],`;

/** Another invented firm. Its short name begins with a W, because only that letter is drawn. */
export const otherFirm = {
  shortName: 'Westbrook & Thorne',
  name: 'Westbrook & Thorne, LLC',
  domain: 'westbrookthorne.example',
} as const;

const states = "admittedIn: { en: ['Illinois', 'Ohio'], es: ['Illinois', 'Ohio'] },";

/** The edits of `content/firm.ts` that replace every fact of `firm`, whichever it has, by one in a form that is reserved for fiction. */
export function factEdits(firm: Firm): readonly Edit[] {
  const phones = Object.values(firm.phones).map((phone, index) => [
    phone,
    `+1312555${String(100 + index).padStart(4, '0')}`,
  ]);
  const names = [
    [firm.name, otherFirm.name],
    [firm.shortName, otherFirm.shortName],
    [firm.domain, otherFirm.domain],
    [slugOf(firm.shortName), slugOf(otherFirm.shortName)],
    ...longWords(firm.shortName).map((found) => [found, 'westbrook']),
  ];
  const rename = (text: string) =>
    [...names, ...phones].reduce(
      (renamed, [find = '', put = '']) => renamed.replaceAll(new RegExp(escapePattern(find), 'gi'), put),
      text,
    );
  return [
    { find: /^[^]*$/, put: rename },
    { find: /(?<=\n {2}sample: )(?:true|false)/, put: 'true' },
    { find: /(?<=\n {2}siteUrl: )'[^']*'/, put: `'https://www.${otherFirm.domain}'` },
    { find: /(?<=zip: ')[^']*/g, put: '00000' },
    { find: /admittedIn: \{[^}]*\},/, put: states },
    { find: /licenses: (?:\[\]|\[[^]*?\n {2}\]),/, put: licenses },
  ].map((edit) => ({ file: 'content/firm.ts', ...edit }));
}

const word = (name: string, letters: string) => ({
  file: 'art/brand/wordmark.ts',
  find: new RegExp(`const ${name} = \\[[^;]*;`),
  put: `const ${name} = [${[...letters].map((letter) => `['${letter}', 4]`).join(', ')}] as const;`,
});
const [first = '', last = ''] = otherFirm.shortName.split(' & ');

const linked = filesIn('content/en')
  .map((file) => readFileSync(join('content/en', file), 'utf8'))
  .join('');
/** The service that the other firm does not offer: the first that no copy links to. */
const notOffered = services.services.filter(({ id }) => !linked.includes(`/services#${id}`)).slice(0, 1);

/** The changes of `docs/make-it-yours.md`: the firm's facts, the letters of its name, the project's name, and one service fewer. */
export const edits: readonly Edit[] = [
  ...['package.json', 'package-lock.json'].map((file) => ({
    file,
    find: /(?<=^\{\n {2}"name": "|\n {4}"": \{\n {6}"name": ")[^"]*/g,
    put: `${slugOf(otherFirm.shortName)}-website`,
  })),
  { file: 'package.json', find: /(?<="description": ")[^"]*/, put: `The website of ${otherFirm.name}` },
  ...factEdits(firm),
  word('firstWord', first.slice(1)),
  word('lastWord', last),
  ...notOffered.flatMap(({ id }) =>
    ['en', 'es'].flatMap((locale) => [
      { file: `content/${locale}/services.ts`, find: new RegExp(`\\n {4}'?${id}'?: .*`), put: '' },
      {
        file: `content/${locale}/services.ts`,
        find: new RegExp(`\\n {4}\\{\\n {6}id: '${id}'[^]*?\\n {4}\\},`),
        put: '',
      },
    ]),
  ),
];

/** What `check:sample` must report for a firm in Illinois and Ohio: the copy that still mentions other places. */
export const placesToFind: readonly RegExp[] = [
  /content\/en\/disclosures\.ts: .*Connecticut/,
  /content\/en\/services\.ts: .*New York/,
  /content\/en\/legal\/terms-of-use\.ts: .*Massachusetts/,
  /content\/en\/help\/free-help\.ts: .*California/,
];

/** Texts of `firm` that must not appear anywhere in the built site of another firm. */
export function tracesOf(firm: Firm): readonly string[] {
  return [
    ...longWords(firm.shortName),
    firm.shortName,
    firm.domain,
    slugOf(firm.shortName),
    ...Object.values(firm.phones).flatMap((phone) => [phone, formatPhone(phone)]),
  ];
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** Words of a name that are not likely to be part of another word. */
function longWords(name: string): readonly string[] {
  return name.match(/[A-Z][a-z]{5,}/g) ?? [];
}
