// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { atomFeed } from '@/lib/notices/atom-feed';

const entry = (version: string, day: string) => ({
  title: `Terms, version ${version}`,
  url: `https://firm.example/terms-of-use/versions/${version}`,
  day,
  summary: 'A <b>bold</b> & short change',
});
const feed = (entries: Parameters<typeof atomFeed>[0]['entries']) =>
  atomFeed({
    title: 'New versions',
    self: 'https://firm.example/notices.xml',
    home: 'https://firm.example/',
    author: 'The Firm & Sons',
    language: 'en-US',
    entries,
  });
const parsed = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

describe('the feed of new versions', () => {
  it('is well-formed and lists the newest version first, with its time [versions-7]', () => {
    const document = parsed(feed([entry('2.0', '2021-03-01'), entry('3.0', '2025-10')]));
    expect(document.querySelector('parsererror')).toBeNull();
    expect([...document.querySelectorAll('entry > title')].map(({ textContent }) => textContent)).toEqual([
      'Terms, version 3.0',
      'Terms, version 2.0',
    ]);
    expect(document.querySelector('feed > updated')?.textContent).toBe('2025-10-01T00:00:00Z');
  });

  it('has its title, its own address and the address of its page', () => {
    const text = feed([entry('2.0', '2021-03-01')]);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/);
    const document = parsed(text);
    expect(document.querySelector('feed > title')?.textContent).toBe('New versions');
    expect(document.querySelector('feed > id')?.textContent).toBe('https://firm.example/notices.xml');
    expect(document.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toMatch(/notices\.xml$/);
    expect(document.querySelector('feed > link[rel="alternate"]')?.getAttribute('href')).toBe('https://firm.example/');
    expect(document.querySelector('entry > updated')?.textContent).toBe('2021-03-01T00:00:00Z');
  });

  it('has an updated time even without entries', () => {
    expect(parsed(feed([])).querySelector('feed > updated')?.textContent).toBe('1970-01-01T00:00:00Z');
  });

  it('escapes markup in texts', () => {
    const document = parsed(feed([entry('2.0', '2021-03-01')]));
    expect(document.querySelector('summary')?.textContent).toBe('A <b>bold</b> & short change');
    expect(document.querySelector('author')?.textContent).toBe('The Firm & Sons');
  });
});
