import next from 'eslint-config-next';
import typescript from 'eslint-config-next/typescript';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import { madeFolders } from '../scripts/kit/made-folders.mjs';
import { importRules } from './import-rules.js';
import { typeRules } from './type-rules.js';

/** `jsx-no-literals` only checks text; these attributes are displayed or announced too. */
const wordAttribute = 'JSXAttribute[name.name=/^(alt|aria-label|aria-description|label|placeholder|title)$/]';
const hasLetter = '[value=/[a-z]/i]';

/** Tests that do not run, or keep others from running: `it.skip`, `test.describe.only`, … */
const leftOut =
  'MemberExpression[property.name=/^(skip|only|todo|fixme)$/]:matches([object.name=/^(it|test|describe)$/], [object.property.name="describe"])';

/** A time as copy writes it. */
const typedTime = String.raw`/\d:\d\d\s[ap]\.\s?m\./`;

const config = [
  {
    ignores: [...madeFolders.map((folder) => `${folder}/`), 'next-env.d.ts'],
  },
  ...next,
  ...typescript,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      // Packages, then this repository by full and by relative path, then style sheets, so that a component's own styles come last.
      'simple-import-sort/imports': [
        'error',
        {
          groups: [
            [String.raw`^\u0000`, '^node:', String.raw`^@?\w`, '^@/', String.raw`^\.`, String.raw`^[^\u0000].*\.css$`],
          ],
        },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Links use `SiteLink`, which decides between next/link and a plain `a`.
      '@next/next/no-html-link-for-pages': 'off',
      // These two concern webpack's `module`, which is not used here, and a naming style.
      '@next/next/no-assign-module-variable': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  // Only an interface can extend an existing one.
  {
    files: ['lib/i18n/next-intl.d.ts', 'lib/browser/trusted-types.d.ts', 'boot/prerendering.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: {
      // A component contains no text except punctuation.
      'react/jsx-no-literals': [
        'error',
        { noStrings: true, allowedStrings: ['#', '.', ':', ',', ' ', ' (', ')', ': ', ', '], ignoreProps: true },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: `${wordAttribute} > Literal${hasLetter}, ${wordAttribute} > * > Literal${hasLetter}`,
          message: 'Words come from messages/ or content/.',
        },
      ],
      'max-lines': ['error', { max: 150, skipComments: true }],
    },
  },
  {
    files: ['content/{en,es}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Literal[value=${typedTime}], TemplateElement[value.raw=${typedTime}]`,
          message:
            'Hours are facts: write the name of one, such as ${hours.office}, or choose it under “Insert a fact …” in the editor.',
        },
      ],
    },
  },
  // `npm run check:contract` counts a rule's id in the title of a test as proof of the rule.
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: leftOut, message: 'A test that is left out proves nothing: mend it or delete it.' },
      ],
    },
  },
  // Playwright's fixtures have a function named `use`.
  { files: ['tests/{e2e,e2e-host,engines}/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  typeRules,
  ...importRules,
];

export default config;
