import next from 'eslint-config-next';
import typescript from 'eslint-config-next/typescript';

/** The inline script but for what it shares with the program. */
const bootInside = 'boot(?!/protocol$)';

/** What each folder must not import: each arrow of `docs/architecture.md` goes one way. The later, narrower folder wins. */
const forbiddenImports = {
  app: `adapter|${bootInside}|editor|content-check|hosts|scripts`,
  boot: 'app|components|content|adapter|editor|content-check|hosts|scripts|messages',
  lib: 'app|boot|components|content|adapter|editor|content-check|hosts|scripts',
  // The firm's facts reach the settings by import.
  'lib/config': 'app|boot|components|content/(?!firm$)[^/]+|adapter|editor|content-check|hosts|scripts',
  content: 'app|boot|components|adapter|editor|content-check|hosts|scripts|messages',
  hosts: 'app|boot|components|content|adapter|content-check|editor|scripts|messages',
  adapter: 'app|boot|components|content|content-check|editor|scripts|messages',
  'content-check': 'app|boot|components|adapter|editor|hosts|scripts',
  editor: 'app|components',
  components: `app|${bootInside}|adapter|editor|content-check|hosts|scripts`,
  'components/text': `app|${bootInside}|adapter|editor|content-check|hosts|scripts|components/(?!text/|navigation/)[^/]+`,
  'components/ui': `app|${bootInside}|adapter|editor|content-check|hosts|scripts|components/(?!ui/|navigation/|hooks/)[^/]+`,
  'components/navigation': `app|${bootInside}|adapter|editor|content-check|hosts|scripts|components/(?!navigation/|hooks/)[^/]+`,
  'components/hooks': `app|${bootInside}|adapter|editor|content-check|hosts|scripts|components/(?!hooks/)[^/]+`,
};

/** Components know the shapes of content, never content itself. */
const contentTypesOnly = {
  regex: '^@/content',
  allowTypeImports: true,
  message: 'Content comes to a component as props.',
};

/** `jsx-no-literals` looks at text only; these attributes are read or heard too. */
const wordAttribute = 'JSXAttribute[name.name=/^(alt|aria-label|aria-description|label|placeholder|title)$/]';
const hasLetter = '[value=/[a-z]/i]';

/** A time as copy writes it. */
const typedTime = String.raw`/\d:\d\d\s[ap]\.\s?m\./`;

const importRules = Object.entries(forbiddenImports).map(([folder, forbidden]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(@|\\.\\.)/(${forbidden})(/|$)`,
            message: `${folder}/ must not import this (docs/architecture.md).`,
          },
          {
            regex: folder.startsWith('components') ? '^\\.\\./' : '^\\.\\./\\.\\./',
            message: 'Another folder is imported as @/….',
          },
          ...(folder.startsWith('components') ? [contentTypesOnly] : []),
        ],
      },
    ],
  },
}));

const config = [
  {
    ignores: [
      'out/',
      '.next/',
      'host/',
      'test-results/',
      '.stryker-tmp/',
      'reports/',
      'node_modules/',
      'next-env.d.ts',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A link is `SiteLink`, which decides between next/link and a plain one.
      '@next/next/no-html-link-for-pages': 'off',
      // These two are about webpack's `module`, which is not used here, and about a style of naming.
      '@next/next/no-assign-module-variable': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  { files: ['lib/i18n/next-intl.d.ts'], rules: { '@typescript-eslint/consistent-type-definitions': 'off' } },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: {
      // No sentence stands in a component: marks aside.
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
          message: 'Hours are facts: name them, such as ${hours.office} (content/inline.ts).',
        },
      ],
    },
  },
  // Playwright's fixtures have a function named `use`.
  { files: ['tests/{e2e,e2e-host,engines}/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  ...importRules,
];

export default config;
