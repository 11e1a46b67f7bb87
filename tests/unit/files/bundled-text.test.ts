import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { bundledText } from '@/files/bundled-text';

it('gives the program of one entry point', () => {
  expect(bundledText(buildSync({ stdin: { contents: 'console.log(1)' }, write: false }))).toBe('console.log(1);\n');
});

it('refuses an empty program, and a bundle without files', () => {
  expect(() => bundledText(buildSync({ stdin: { contents: '' }, write: false }))).toThrow('no file');
  expect(() => bundledText({ outputFiles: [] })).toThrow('no file');
});
