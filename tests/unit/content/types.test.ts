import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What the compiler says of `file` when its text is `text`. */
function complaintsAbout(file: string, text: string): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const path = resolve(file);
  const read = host.readFile.bind(host);
  host.readFile = (name) => (resolve(name) === path ? text : read(name));
  const program = ts.createProgram([path], { ...options, noEmit: true, incremental: false, types: [] }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('incomplete content', () => {
  it.each([
    ['page', 'content/es/index.ts', /^ {2}(\w+),\n/m],
    ['text', 'content/es/alert-bar.ts', /^ {2}(\w+): .*\n/m],
    ['paragraph of a letter', 'content/es/letters/stop-contact.ts', /^ {6}(\w+): '.*\n/m],
    ['field of a letter', 'content/es/letters/forms.ts', /^ {4}(city): .*\n/m],
  ])('fails to compile: a %s is missing in %s [locale-12]', (_what, file, part) => {
    const text = readFileSync(file, 'utf8');
    const [, name = ''] = part.exec(text) ?? [];
    expect(name).not.toBe('');
    expect(complaintsAbout(file, text.replace(part, '')).join()).toContain(`Property '${name}' is missing`);
  });
});
