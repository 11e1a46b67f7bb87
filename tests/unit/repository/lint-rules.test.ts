import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { mayImport } from '@/config/import-rules.js';
import { typeRules } from '@/config/type-rules.js';
import { madeFolders } from '@/scripts/kit/made-folders.mjs';

/** Without the rules that read types, because the files that these tests name are not there. */
const overrideConfigFile = 'config/eslint.config.js';
const eslint = new ESLint({
  overrideConfigFile,
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: Object.fromEntries(Object.keys(typeRules.rules).map((name) => [name, 'off'])),
  },
});
const importRule = '@typescript-eslint/no-restricted-imports';

/** Rules that the project's own configuration reports for `code`, were it the file at `filePath`. */
async function reported(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}

const importing = (from: string) => `import { thing } from '${from}';\nexport const used = thing;\n`;
const component = (jsx: string) => `export function Sample() {\n  return ${jsx};\n}\n`;

const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

describe('the table of imports', () => {
  it('matches the table in docs/architecture.md', () => {
    const [, rest = ''] = readFileSync('docs/architecture.md', 'utf8').split(
      '| room | may import, besides its own files |\n|---|---|\n',
    );
    const [table = ''] = rest.split('\n\n');
    const rows = Object.entries(mayImport).map(
      ([room, { from, types }]) =>
        `| \`${room}\` | ${inCode(from) || 'nothing'}${types ? `; types of ${inCode(types)}` : ''} |`,
    );
    expect(table.split('\n')).toEqual(rows);
  });

  it('has a row for each folder with code', () => {
    const rooms = readdirSync('.', { withFileTypes: true }).filter(
      (entry) =>
        entry.isDirectory() &&
        !entry.name.startsWith('.') &&
        ![...madeFolders, 'public'].includes(entry.name) &&
        readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).some((file) => /\.(tsx?|mjs|js)$/.test(file)),
    );
    expect(Object.keys(mayImport)).toEqual(expect.arrayContaining(rooms.map(({ name }) => name)));
  });
});

describe('the direction of imports', () => {
  it.each([
    ['lib/sample.ts', '@/components/layout/header'],
    ['lib/sample.ts', '../components/layout/header'],
    ['lib/sample.ts', '@/content/firm'],
    ['lib/sample.ts', '../content/firm'],
    ['lib/sample.ts', '@/hosts/answer'],
    ['lib/sample.ts', '@/boot/protocol'],
    ['lib/config/sample.ts', '@/content/home'],
    ['boot/sample.ts', '@/components/layout/header'],
    ['boot/sample.ts', '@/content/firm'],
    ['components/ui/sample.tsx', '@/boot/program'],
    ['lib/i18n/sample.ts', '@/app/page-metadata'],
    ['lib/i18n/sample.ts', '../../content/firm'],
    ['content/en/sample.ts', '@/components/layout/header'],
    ['content/sample.ts', '@/app/page-metadata'],
    ['content/sample.ts', '../adapter/answer'],
    ['adapter/sample.ts', '@/content/firm'],
    ['adapter/sample.ts', '../components/layout/header'],
    ['adapter/sample.ts', '../files/files-in'],
    ['adapter/bundle-boot.ts', '../content/firm'],
    ['adapter/sample.ts', '@/app/page-metadata'],
    ['app/[locale]/sample.tsx', '@/hosts/answer'],
    ['app/sample.ts', '../scripts/kit/set-up.mjs'],
    ['components/sections/sample.tsx', '@/app/page-metadata'],
    ['components/sections/sample.tsx', '@/hosts/answer'],
    ['components/sections/sample.tsx', '@/files/files-in'],
    ['lib/sample.ts', '@/files/files-in'],
    ['files/sample.ts', '@/lib/law'],
    ['files/sample.ts', '../lib/law'],
    ['components/sections/sample.tsx', '@/content/firm'],
    ['components/sections/sample.tsx', '../layout/header'],
    ['components/ui/sample.tsx', '@/components/layout/header'],
    ['components/ui/sample.tsx', '../layout/header'],
    ['components/ui/sample.tsx', '@/content/firm'],
    ['components/navigation/sample.tsx', '@/components/sections/hero'],
    ['components/navigation/sample.tsx', '@/components/ui/button'],
    ['components/text/sample.tsx', '@/components/sections/hero'],
    ['components/text/sample.tsx', '@/components/ui/button'],
    ['components/hooks/sample.ts', '@/components/navigation/site-link'],
    ['content-check/rules/sample.ts', '@/editor/marking-rules'],
    ['editor/site/sample.ts', '@/scripts/kit/screens'],
    ['scripts/sample.ts', '@/tests/kit/phones'],
    ['scripts/sample.mjs', '../tests/kit/phones'],
    ['art/brand/sample.ts', '@/hosts/answer'],
    ['art/brand/sample.ts', '@/components/engravings/drawing'],
    ['tests/unit/sample.ts', '@/app/page-metadata'],
    ['config/sample.ts', '../lib/i18n/routing'],
    ['instrumentation-client.ts', '@/components/ui/button'],
    ['lib/sample.ts', '@/a-new-room/thing'],
    ['components/ui/sample.tsx', '@/lib/config/read-commit'],
    ['lib/chat/sample.ts', '../config/ci-results'],
    ['lib/chat/sample.ts', 'node:fs'],
    ['boot/sample.ts', 'node:fs'],
    ['editor/browser/sample.ts', 'node:fs'],
    ['editor/browser/panel/sample.ts', 'node:fs'],
    ['editor/browser/sample.ts', '@/files/files-in'],
  ])('%s may not import %s', async (file, from) => {
    expect(await reported(file, importing(from))).toContain(importRule);
  });

  it.each([
    ['app/[locale]/sample.tsx', '@/components/sections/hero'],
    ['app/[locale]/sample.tsx', '@/content/firm'],
    ['lib/sample.ts', './law'],
    ['lib/chat/sample.ts', '../law'],
    ['lib/config/sample.ts', '@/content/firm'],
    ['lib/config/sample.ts', 'node:fs'],
    ['lib/links/sample.ts', '../config/own-domain'],
    ['app/sample.ts', '@/lib/config/ci-results'],
    ['boot/sample.ts', '@/lib/requests/network'],
    ['components/ui/sample.tsx', '@/boot/protocol'],
    ['lib/sample.ts', 'application/thing'],
    ['content/sample.ts', '@/lib/links/phone'],
    ['adapter/sample.ts', '@/lib/i18n/routing'],
    ['adapter/sample.ts', '@/files/files-in'],
    ['adapter/bundle-boot.ts', '../files/bundled-text'],
    ['files/sample.ts', './files-in'],
    ['components/sections/sample.tsx', '@/components/ui/button'],
    ['components/sections/sample.tsx', '@/lib/links/phone'],
    ['components/ui/sample.tsx', '@/components/navigation/site-link'],
    ['components/text/sample.tsx', '@/components/navigation/site-link'],
    ['components/navigation/sample.tsx', '@/components/hooks/use-browser-value'],
    ['content-check/rules/sample.ts', '@/content/glossary'],
    ['editor/site/sample.ts', '@/content-check/site'],
    ['editor/site/sample.ts', 'node:fs'],
    ['editor/browser/panel/sample.ts', '@/editor/source/marks'],
    ['tests/unit/sample.ts', '@/scripts/kit/screens'],
    ['config/sample.ts', '../scripts/kit/screens'],
  ])('%s may import %s', async (file, from) => {
    expect(await reported(file, importing(from))).toEqual([]);
  });

  it('lets a component import types of content, but not content', async () => {
    const code = "import type { Firm } from '@/content/types';\nexport type Name = Firm['name'];\n";
    expect(await reported('components/sections/sample.tsx', code)).toEqual([]);
  });
});

describe('a floating promise', () => {
  it.each(['lib/law.ts', 'components/layout/header.tsx', 'scripts/test.mjs', 'config/eslint.config.js'])(
    'is an error in %s',
    async (file) => {
      const { rules } = (await new ESLint({ overrideConfigFile }).calculateConfigForFile(file)) as {
        rules: Record<string, unknown>;
      };
      expect(rules['@typescript-eslint/no-floating-promises']).toEqual([2]);
    },
  );
});

describe('a skipped test', () => {
  it.each([
    ['it', 'skip'],
    ['test.describe', 'only'],
    ['it', 'todo'],
    ['test', 'fixme'],
  ])('is reported: %s.%s', async (what, how) => {
    expect(await reported('tests/unit/sample.test.ts', `${what}.${how}('counts', run);\n`)).toEqual([
      'no-restricted-syntax',
    ]);
  });

  it('with a condition is not reported', async () => {
    expect(await reported('tests/unit/sample.test.ts', "it.skipIf(isWindows)('counts', run);\n")).toEqual([]);
  });
});

describe('text in components', () => {
  it.each([
    ['a sentence', '<p>We are a law firm.</p>', 'react/jsx-no-literals'],
    ['a sentence in braces', "<p>{'We are a law firm.'}</p>", 'react/jsx-no-literals'],
    ['a word', '<b>Close</b>', 'react/jsx-no-literals'],
    ['an accessible name', '<button type="button" aria-label="Close" />', 'no-restricted-syntax'],
    ['an accessible name in braces', '<button type="button" aria-label={\'Close\'} />', 'no-restricted-syntax'],
  ])('%s is reported', async (_what, jsx, rule) => {
    for (const file of ['components/sections/sample.tsx', 'app/[locale]/sample.tsx']) {
      expect(await reported(file, component(jsx)), file).toContain(rule);
    }
  });

  it('punctuation is not reported', async () => {
    expect(
      await reported(
        'components/sections/sample.tsx',
        component('<p className="lead" aria-hidden="true">{1}: {2}</p>'),
      ),
    ).toEqual([]);
  });
});

describe('hours in copy', () => {
  it.each(["'open until 7:00 p.m.'", "'hasta las 7:00 p. m.'", '`${name} opens at 8:00 a.m.`'])(
    'are reported: %s',
    async (text) => {
      const code = `const name = 'Ann';\nexport const copy = { name, text: ${text} };\n`;
      expect(await reported('content/en/sample.ts', code)).toEqual(['no-restricted-syntax']);
    },
  );
});
