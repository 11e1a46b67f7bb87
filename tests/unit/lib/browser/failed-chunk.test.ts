import { describe, expect, it } from 'vitest';
import { chunkOf, isChunkLoadError } from '@/lib/browser/failed-chunk';

describe('chunkOf', () => {
  it.each([
    ['Failed to load chunk /_next/static/chunks/a.js?x from module 7', '/_next/static/chunks/a.js'],
    ['error loading "https://x.example/_next/b.js"', '/_next/b.js'],
    ['Loading chunk 7 failed.', 'Loading chunk 7 failed.'],
  ])('finds in %o the file %o', (message, file) => {
    expect(chunkOf(message)).toBe(file);
  });
});

describe('isChunkLoadError', () => {
  it.each([
    Object.assign(new Error('x'), { name: 'ChunkLoadError' }),
    new Error('Failed to load chunk /_next/static/chunks/a.js'),
    new Error('Loading chunk 7 failed.'),
    new Error('Loading CSS chunk 7 failed.'),
    new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'),
    new TypeError('error loading dynamically imported module: https://x.example/a.js'),
  ])('recognizes %o', (error) => {
    expect(isChunkLoadError(error)).toBe(true);
  });

  it.each([
    new Error('Broken'),
    new TypeError('x is not a function'),
    'ChunkLoadError',
    { name: 'ChunkLoadError' },
    null,
    undefined,
  ])('rejects %o', (thrown) => {
    expect(isChunkLoadError(thrown)).toBe(false);
  });
});
