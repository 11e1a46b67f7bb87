import { readdirSync, statSync } from 'node:fs';
import { maxStyles } from '@/adapter/finish-pages';
import { toolPaths } from '@/scripts/bench/measured-pages';
import { byteBudgets, htmlRatio, programBudgets } from '@/scripts/kit/byte-budgets';
import { brotliBytes, builtPages, bytesAt, htmlFiles, runtimeOf, sheetsIn, withoutScripts } from '../kit/built-site';
import { expect, test } from '../kit/fixtures';
import { type ProgramFile, programFile } from '../kit/program-modules';

/** Bytes of brotli of the script that all pages share, as it was before it grew for a tool. */
const sharedProgram = 122_700;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('the HTML of all pages is at most an eighth heavier than without scripts', { tag: '@every-page' }, () => {
  const ratio =
    sum(builtPages.map(({ path }) => bytesAt(path))) /
    sum(builtPages.map(({ html }) => brotliBytes(withoutScripts(html))));
  expect(ratio).toBeLessThanOrEqual(htmlRatio);
  expect(ratio).toBeGreaterThan(1);
});

test('the styles of a page are within budget, and the site has no more inline stylesheets than its policy can list', () => {
  /** Each distinct style, with a page that has it: a failure names the page. */
  const styles = new Map(htmlFiles.map(({ file, html }) => [sheetsIn(html).join(''), file]));
  const tooHeavy = [...styles].filter(([style]) => brotliBytes(style) > byteBudgets.css);
  expect(tooHeavy.map(([, file]) => file)).toEqual([]);
  const distinct = new Set(htmlFiles.flatMap(({ html }) => sheetsIn(html)));
  expect(distinct.size).toBeGreaterThan(0);
  expect(distinct.size).toBeLessThanOrEqual(maxStyles);
});

test('the scripts of a page are within budget', () => {
  for (const { html } of builtPages) expect(runtimeOf(html).length).toBeGreaterThan(1);
  const heavy = builtPages
    .map(({ path, html }) => ({ path, size: sum(runtimeOf(html).map(bytesAt)) }))
    .filter(({ path, size }) => size > programBudgets[toolPaths.includes(path) ? 'tool' : 'page']);
  expect(heavy).toEqual([]);
});

test(
  'a tool’s components load with its page only, and the shared program grows by 1 kB at most',
  { tag: '@form-7' },
  () => {
    const scripts = builtPages.map(({ html }) => runtimeOf(html));
    const shared = scripts[0]?.filter((file) => scripts.every((files) => files.includes(file))) ?? [];
    expect(sum(shared.map(bytesAt))).toBeLessThanOrEqual(sharedProgram + 1000);
    expect(shared).toHaveLength(1);
    const files = new Map([...new Set(scripts.flat())].map((file) => [file, programFile(file)]));
    const idsIn = (addresses: readonly string[], kind: keyof ProgramFile) =>
      new Set(addresses.flatMap((file) => [...(files.get(file)?.[kind] ?? [])]));
    const onOthers = builtPages.flatMap(({ path, html }) => (toolPaths.includes(path) ? [] : runtimeOf(html)));
    const [named, loaded] = [idsIn(onOthers, 'components'), idsIn(onOthers, 'modules')];
    for (const { path, html } of builtPages.filter(({ path }) => toolPaths.includes(path))) {
      const ofTool = [...idsIn(runtimeOf(html), 'components')].filter((id) => !named.has(id));
      expect(ofTool, `${path} has components of its own`).not.toEqual([]);
      expect(
        ofTool.filter((id) => loaded.has(id)),
        `components of ${path} that other pages load`,
      ).toEqual([]);
    }
  },
);

test('there is one font, preloaded on every page, within its budget', () => {
  const media = readdirSync('out/_next/static/media').filter((file) => file.endsWith('.woff2'));
  expect(media).toHaveLength(1);
  expect(sum(media.map((file) => statSync(`out/_next/static/media/${file}`).size))).toBeLessThanOrEqual(
    byteBudgets.font,
  );
  for (const { html } of htmlFiles)
    expect(html).toContain(`<link rel="preload" href="/_next/static/media/${media[0]}" as="font"`);
});

test('pages have only the boot script and JSON-LD inline, and no script address in a tag', () => {
  const boot = new Set<string>();
  for (const { file, html } of htmlFiles) {
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(
      ([, attributes = '', code = '']) => ({ attributes, code }),
    );
    expect(
      scripts.map(({ attributes }) => attributes.replace(/"\/[^"]*"/, '…')),
      file,
    ).toEqual([' data-runtime=…', ' type="application/ld+json"']);
    boot.add(scripts[0]?.code ?? '');
    expect(html, file).not.toMatch(/<link\b[^>]*as="script"|modulepreload|<script\b[^>]*\ssrc=/);
  }
  expect(boot.size).toBe(1);
});

test('pages have no inline style attributes, event handlers or javascript: addresses', () => {
  for (const { file, html } of htmlFiles) {
    const tags =
      withoutScripts(html)
        .replace(/<style>[\s\S]*?<\/style>/g, '')
        .match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.length, file).toBeGreaterThan(50);
    expect(
      tags.filter((tag) => /\s(style|on[a-z]+)=|"\s*javascript:/i.test(tag)),
      file,
    ).toEqual([]);
  }
});
