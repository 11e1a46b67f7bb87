import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import { expect, test } from '../kit/fixtures';

const arrows = 'main a:has(> svg)';

test('a clicked arrow button shows its navigating state for 1000 ms', { tag: '@link-5' }, async ({ page }) => {
  await page.clock.install();
  await markHydration(page);
  await page.goto('/make-payment');
  const arrow = page.locator(`${arrows}[href^="tel:"], ${arrows}[href^="mailto:"], ${arrows}[href^="/"]`).first();
  await page.mouse.move(5, 300);
  await page.waitForFunction(isHydrated);
  await arrow.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const label = await arrow.textContent();
  await arrow.click();
  await expect(arrow).toHaveAttribute('data-navigating', '');
  await page.clock.runFor(990);
  await expect(arrow).toHaveAttribute('data-navigating', '');
  expect(await arrow.textContent()).toBe(label);
  await page.clock.runFor(20);
  await expect(arrow).not.toHaveAttribute('data-navigating');
});
