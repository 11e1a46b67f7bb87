import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import messages from '@/messages/en.json';

type Messages = { readonly [name: string]: string | Messages };

const source = ['app', 'components', 'content', 'lib']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('a message', () => {
  it.each(keysOf(messages))('%s is read by its name somewhere', (key) => {
    expect(source).toMatch(new RegExp(String.raw`['.{ ]${key.split('.').at(-1)}\b`));
  });
});

/** `Namespace.name`, at any depth. */
function keysOf(tree: Messages, path: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [...path, name].join('.') : keysOf(value, [...path, name]),
  );
}
