import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { expect, test } from './fixtures';

/** The allowed roles for each selector; the role of a cell without a border differs between browsers. */
const parts: Record<string, readonly string[]> = {
  table: ['table'],
  'tbody tr': ['row'],
  'thead th': ['columnheader'],
  'tbody th': ['rowheader'],
  'tbody td': ['cell', 'gridcell'],
};

for (const locale of completeLocales)
  for (const path of ['/privacy-notice', '/make-payment'])
    test(`a table laid out as cards keeps its roles: ${localizePath(path, locale)}`, async ({ visitor }) => {
      await visitor.resize(375, 800);
      await visitor.open(localizePath(path, locale));
      const display = await visitor.evaluate(() => {
        const row = document.querySelector('main tbody tr');
        return row && getComputedStyle(row).display;
      });
      expect(display, 'its rows are cards').not.toBe('table-row');
      for (const [part, roles] of Object.entries(parts)) {
        const found = await visitor.roles(`main table:first-of-type ${part === 'table' ? '' : part}`.trim());
        expect(found.length, part).toBeGreaterThan(0);
        expect(
          found.filter((role) => !roles.includes(role)),
          part,
        ).toEqual([]);
      }
    });
