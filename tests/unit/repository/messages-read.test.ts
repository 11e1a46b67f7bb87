import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import messages from '@/messages/en.json';

type Messages = { readonly [name: string]: string | Messages };

/** Files that say which messages of a namespace a component reads by a variable. */
const namedElsewhere: Record<string, readonly string[]> = {
  'content/navigation.ts': ['Footer.links', 'Header.links'],
  'lib/notices/compare-texts.ts': ['Versions'],
  'lib/notices/notice-version.ts': ['Legal'],
};

const files = ['app', 'components', 'content', 'lib']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file));
const read = new Set(files.flatMap((file) => messagesReadIn(file, readFileSync(file, 'utf8'))));
const patterns = [...read]
  .filter((name) => /^[\w.]*\*[\w.*]*$/.test(name))
  .map((name) => new RegExp(`^${name.replaceAll('.', String.raw`\.`).replaceAll('*', '[^.]+')}$`));

describe('a message', () => {
  it.each(keysOf(messages))('%s is used by a file that requests its namespace', (key) => {
    expect(read.has(key) || patterns.some((pattern) => pattern.test(key))).toBe(true);
  });

  it('is found by its full name, in its own namespace', () => {
    const source = "const t = await getTranslations('Chat');\nt('close');\nt(`from.${who}`);\n`${all}`;";
    expect(messagesReadIn('sample.tsx', source)).toEqual(['Chat.Chat', 'Chat.close', 'Chat.from.*']);
    expect(messagesReadIn('sample.tsx', "f({ namespace: 'Chat' }); t('close');")).toEqual([]);
  });
});

/** `Namespace.name` of each message that a file may read: each string in it, in each namespace that it requests; `*` stands for a variable part. */
function messagesReadIn(file: string, source: string): string[] {
  const namespaces = new Set(namedElsewhere[file]);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) addNamespace(node);
    if (ts.isStringLiteralLike(node)) names.add(node.text);
    if (ts.isTemplateExpression(node)) addPattern(node);
    if (ts.isPropertyAccessExpression(node) && namespaces.has('Error')) names.add(node.name.text);
    node.forEachChild(visit);
  };
  const addNamespace = ({ expression, arguments: [asked] }: ts.CallExpression) => {
    if (expression.getText() === 'useErrorMessages') namespaces.add('Error');
    if (expression.getText() !== 'getTranslations' || !asked) return;
    const [, namespace] = /(?:^|namespace: )'([\w.]+)'/.exec(asked.getText()) ?? [];
    if (namespace) namespaces.add(namespace);
  };
  const addPattern = ({ head, templateSpans }: ts.TemplateExpression) => {
    const texts = [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
    if (texts.some((text) => /^[\w.]+$/.test(text))) names.add(texts.join('*'));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return [...namespaces].flatMap((namespace) => [...names].map((name) => `${namespace}.${name}`));
}

/** `Namespace.name`, at any depth. */
function keysOf(tree: Messages, path: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [...path, name].join('.') : keysOf(value, [...path, name]),
  );
}
