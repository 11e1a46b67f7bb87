import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { bundledText } from '@/files/bundled-text';

it('returns the bundle of one entry point', () => {
  expect(bundledText(buildSync({ stdin: { contents: 'console.log(1)' }, write: false }))).toBe('console.log(1);\n');
});

it('throws for an empty bundle and for one without files', () => {
  expect(() => bundledText(buildSync({ stdin: { contents: '' }, write: false }))).toThrow('no file');
  expect(() => bundledText({ outputFiles: [] })).toThrow('no file');
});
