import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { completeLocales } from '@/lib/i18n/routing';
import { oneOfOrNotFound, under } from '@/lib/pages/family';
import { noticeNames, pageNames, pagePaths } from '@/lib/pages/pages';
import { sharePicturePath } from '@/lib/pages/share-picture';

describe('the pages', () => {
  it('have the address of their key', () => {
    expect([pagePaths.home, pagePaths.about, pagePaths['help/sued']]).toEqual(['/', '/about', '/help/sued']);
    expect(new Set(pageNames).size).toBe(pageNames.length);
  });

  it.each(completeLocales)('have a title, a description and a share image in %s', (locale) => {
    for (const page of pageNames) {
      const { title, description } = contentIn(locale)[page].meta;
      expect(title && description, page).toBeTruthy();
      expect(existsSync(`public${sharePicturePath(page, locale)}`), `npm run art:brand has drawn ${page}`).toBe(true);
    }
  });

  it('have a version if they are notices', () => {
    expect(Object.keys(notices).sort()).toEqual([...noticeNames].sort());
  });
});

describe('a group of pages', () => {
  it('has one parent address', () => {
    expect(under('help', ['sued', 'old-debt'])).toEqual(['help/sued', 'help/old-debt']);
  });

  it('accepts its own names and throws 404 for others', () => {
    expect(oneOfOrNotFound(['a', 'b'], 'b')).toBe('b');
    expect(() => oneOfOrNotFound(['a', 'b'], 'constructor')).toThrow(
      expect.objectContaining({ message: 'There is no page constructor', statusCode: 404 }),
    );
  });
});
