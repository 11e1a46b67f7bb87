/**
 * The rooms whose files each room may import, besides its own: all of `from`, and only types of `types`. The row of a subfolder applies instead
 * of its parent's row; `docs/architecture.md` has the same table.
 * @type {Record<string, { from: string[], types?: string[] }>}
 */
export const mayImport = {
  app: { from: ['boot/protocol', 'components', 'content', 'lib'] },
  boot: { from: ['lib'] },
  // Components get content as props.
  components: { from: ['boot/protocol', 'lib'], types: ['content', 'messages'] },
  'components/text': { from: ['components/navigation', 'lib'], types: ['content'] },
  'components/ui': { from: ['boot/protocol', 'components/hooks', 'components/navigation', 'lib'] },
  'components/navigation': { from: ['boot/protocol', 'components/hooks', 'lib'] },
  'components/hooks': { from: ['lib'] },
  content: { from: ['files', 'lib'] },
  'content-check': { from: ['content', 'files', 'lib'] },
  // Rules count with the firm's hours.
  lib: { from: ['content/hours', 'messages'] },
  // Settings such as the firm's domain come from the firm's facts.
  'lib/config': { from: ['content/firm', 'lib', 'messages'] },
  adapter: { from: ['files', 'hosts', 'lib'] },
  hosts: { from: ['files', 'lib'] },
  // Only builds and commands list folders: except in `lib/config`, nothing in `lib` reads files.
  files: { from: [] },
  editor: { from: ['content', 'content-check', 'files', 'hosts', 'lib'] },
  'editor/browser': { from: ['content-check/language-names', 'editor', 'lib'] },
  scripts: {
    from: [
      'adapter',
      'art',
      'boot',
      'components',
      'content',
      'content-check',
      'editor',
      'files',
      'hosts',
      'lib',
      'messages',
    ],
  },
  art: { from: ['content', 'lib'], types: ['components/engravings/drawing'] },
  tests: {
    from: [
      'adapter',
      'art',
      'boot',
      'components',
      'config',
      'content',
      'content-check',
      'editor',
      'files',
      'hosts',
      'lib',
      'messages',
      'scripts',
    ],
  },
  config: { from: ['messages', 'scripts', 'tests'] },
  'instrumentation-client.ts': { from: ['lib'] },
};

/**
 * Files that Next, ESLint or a test runner loads without the alias `@/`, and which import other rooms as `../…` instead.
 * @type {Record<string, string[]>}
 */
const withoutAlias = {
  adapter: ['adapter/bundle-boot.ts'],
  config: ['config/*.{js,ts}'],
  editor: ['editor/content-files.ts'],
};

/** Rooms with code for the browser, which cannot use what is only in Node: its modules, and the files of `lib/config` that import them. */
const inBrowser = /^(?:boot|components|editor\/browser|lib|instrumentation-client\.ts)(?!\/config$)\b/;
const onlyInNode = '^node:|/config/(?:ci-results|read-commit)$';

/**
 * Matches one of `paths` and anything below it.
 * @param {string[]} paths
 */
const within = (paths) => `(?:${paths.join('|')})(?:/|$)`;

/**
 * The files of a room, and a pattern of relative imports that leave it.
 * @param {string} room
 * @param {string[]} from what it may import
 */
function places(room, from) {
  const programs = '*.{ts,tsx,js,mjs}';
  if (room.endsWith('.ts')) return [{ files: [room], up: '\\.\\./' }];
  // A component imports even neighboring folders as @/….
  if (room.startsWith('components')) return [{ files: [`${room}/**/${programs}`], up: '\\.\\./' }];
  if (room.includes('/')) return [{ files: [`${room}/**/${programs}`], up: '\\.\\./\\.\\./' }];
  return [
    { files: [`${room}/*/**/${programs}`], up: '\\.\\./\\.\\./' },
    { files: [`${room}/${programs}`], up: '\\.\\./' },
    ...(withoutAlias[room] ? [{ files: withoutAlias[room], up: `\\.\\./(?:\\.\\./|(?!${within(from)}))` }] : []),
  ];
}

/** The ESLint configurations that enforce the table. */
export const importRules = Object.entries(mayImport).flatMap(([room, { from, types = [] }]) => {
  const message = `${room} must not import this (docs/architecture.md).`;
  const patterns = [
    { regex: `^@/(?!${within([room, ...from, ...types])})`, message },
    ...(types.length > 0
      ? [{ regex: `^@/${within(types)}`, allowTypeImports: true, message: `Only its types come to ${room}.` }]
      : []),
    ...(inBrowser.test(room)
      ? [{ regex: onlyInNode, message: `It runs in Node, and ${room} in the browser, too.` }]
      : []),
  ];
  return places(room, from).map(({ files, up }) => ({
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [...patterns, { regex: `^${up}`, message: 'Another folder is imported as @/…, where it may be.' }],
        },
      ],
    },
  }));
});
