import { violations, widths } from '../e2e/accessibility/axe';
import { disk, expect, test } from './fixtures';

for (const width of widths) {
  test(`axe finds no violations in the editor’s pages and panel at ${width} px`, async ({ page, editor }) => {
    await page.setViewportSize({ width, height: 900 });
    await disk.retype('about.hero.title', 'en', 'A law firm that says so');
    for (const hash of ['#facts', '#changes', '#texts']) {
      await page.goto(`/__editor/${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (hash === '#texts') await page.getByRole('searchbox').fill('about.');
      expect(await violations(page, hash)).toEqual([]);
    }
    await editor.openByKey('about.hero.title');
    await expect(editor.panel.getByText('Compared with commit')).toBeVisible();
    expect(await violations(page, 'the panel of a stale text')).toEqual([]);
    await editor.openByKey(`${await disk.list()}.0`);
    await editor.panel.getByText('Move, copy or remove').click();
    expect(await violations(page, 'the panel of an item')).toEqual([]);
    await editor.openByKey('legal.terms-of-use.summary.0');
    expect(await violations(page, 'the panel of a published notice')).toEqual([]);
  });
}
