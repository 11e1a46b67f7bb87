import type { Page } from '@playwright/test';
import { alertBar as english } from '@/content/en/alert-bar';
import { alertBar as spanish } from '@/content/es/alert-bar';
import { alertBar } from '@/lib/constants';
import { expect, test } from './fixtures';

/** Puts an alert bar where the layout does, with the style it ships; content has it switched off. */
async function addAlertBar(page: Page, { text, link }: { text: string; link?: { label: string } }): Promise<void> {
  await page.evaluate(({ text, label }) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap((rule) => ('cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules] : [rule]));
    const style = rules.find((rule) => rule instanceof CSSStyleRule && rule.style.minHeight === 'var(--alert-height)') as CSSStyleRule;
    const bar = document.createElement('aside');
    bar.className = style.selectorText.slice(1);
    const line = document.createElement('p');
    line.append(`${text} `);
    if (label) line.append(Object.assign(document.createElement('a'), { href: '/contact', textContent: label }));
    bar.append(line);
    document.body.prepend(bar);
  }, { text, label: link?.label });
}

const bar = (page: Page) => page.getByRole('complementary').first();

test('no page shows the alert bar while it is off in content', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-alert-bar]')).toHaveCount(0);
});

for (const [path, content] of [['/', english], ['/es', spanish]] as const) {
  test(`the alert bar of ${path} is one line of 30 px at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await addAlertBar(page, content);
    expect((await bar(page).boundingBox())?.height).toBe(alertBar.heightPx);
  });
}

test('the header is max(0, 30 - scrollY) px below the top', async ({ page }) => {
  await page.goto('/');
  await addAlertBar(page, english);
  for (const y of [0, 1, 12, 29, 30, 31, 200]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(Math.max(0, alertBar.offsetCapPx - y));
  }
});
