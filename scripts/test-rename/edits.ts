import { firm } from '@/content/firm';
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

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const facts = [
  [firm.name, otherFirm.name],
  [firm.shortName, otherFirm.shortName],
  [firm.domain, otherFirm.domain],
  [slugOf(firm.shortName), slugOf(otherFirm.shortName)],
  ...Object.values(firm.phones).map((phone) => [phone, otherPhone(phone)] as const),
] as const;

const states = "admittedIn: { en: ['Illinois', 'Ohio'], es: ['Illinois', 'Ohio'] },";

const word = (name: string, letters: string) => ({
  file: 'art/brand/wordmark.ts',
  find: new RegExp(`const ${name} = \\[[^;]*;`),
  put: `const ${name} = [${[...letters].map((letter) => `['${letter}', 4]`).join(', ')}] as const;`,
});
const [first = '', last = ''] = otherFirm.shortName.split(' & ');

/** The changes of `docs/make-it-yours.md`: the firm's facts, the letters of its name, the project's name, and one service fewer. */
export const edits: readonly Edit[] = [
  ...['package.json', 'package-lock.json'].map((file) => ({
    file,
    find: new RegExp(slugOf(firm.shortName), 'g'),
    put: slugOf(otherFirm.shortName),
  })),
  { file: 'package.json', find: firm.name, put: otherFirm.name },
  ...facts.map(([find, put]) => ({ file: 'content/firm.ts', find: new RegExp(escapePattern(find), 'g'), put })),
  { file: 'content/firm.ts', find: /admittedIn: \{[^}]*\},/, put: states },
  { file: 'content/firm.ts', find: /licenses: \[[^]*?\n {2}\],/, put: licenses },
  word('firstWord', first.slice(1)),
  word('lastWord', last),
  ...['en', 'es'].flatMap((locale) => [
    { file: `content/${locale}/services.ts`, find: /\n {4}'commercial-collections': .*/, put: '' },
    {
      file: `content/${locale}/services.ts`,
      find: /\n {4}\{\n {6}id: 'commercial-collections'[^]*?\n {4}\},/,
      put: '',
    },
  ]),
];

/** What `check:sample` must report for a firm in Illinois and Ohio: the copy that still mentions other places. */
export const placesToFind: readonly RegExp[] = [
  /content\/en\/disclosures\.ts: .*Connecticut/,
  /content\/en\/services\.ts: .*New York/,
  /content\/en\/legal\/terms-of-use\.ts: .*Massachusetts/,
  /content\/en\/help\/free-help\.ts: .*California/,
];

/** Texts that must not appear anywhere in the built site of another firm. */
export const traces: readonly string[] = [
  ...(firm.shortName.match(/[A-Z][a-z]{5,}/g) ?? []),
  firm.shortName,
  firm.domain,
  slugOf(firm.shortName),
  ...Object.values(firm.phones).flatMap((phone) => [phone, formatPhone(phone)]),
];

/** The same number with another area code, still one reserved for fiction. */
function otherPhone(phone: string): string {
  return `+1${phone.startsWith('+1800') ? '888' : '312'}${phone.slice(5)}`;
}
