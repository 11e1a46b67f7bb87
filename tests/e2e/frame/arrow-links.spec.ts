import { firm } from '@/content/firm';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import { expect, test } from '../kit/fixtures';
import { openRunning } from '../kit/running-page';

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

test(
  'arrow buttons to third-party sites open a new tab and are marked for the dialog, others are not',
  { tag: '@link-4' },
  async ({ page }) => {
    const seen = new Set<string>();
    for (const path of ['/', '/contact', '/make-payment', '/es', '/es/contact', '/es/make-payment']) {
      await openRunning(page, path);
      const links = await page.locator(arrows).evaluateAll((elements) =>
        elements.map((element) => ({
          href: element.getAttribute('href') ?? '',
          target: element.getAttribute('target'),
          rel: element.getAttribute('rel'),
          warned: element.hasAttribute('data-leave-site'),
        })),
      );
      expect(links.length, path).toBeGreaterThan(0);
      for (const { href, target, rel, warned } of links) {
        const kind = /^(https?:|tel:|mailto:|#|\/)/.exec(href)?.[0] ?? 'unknown';
        seen.add(kind);
        if (kind.startsWith('http')) {
          const isOwn = new URL(href).hostname.endsWith(firm.domain);
          expect([target, rel, warned], href).toEqual(
            isOwn ? [null, null, false] : ['_blank', 'noopener noreferrer', true],
          );
        } else {
          expect(target, href).toBeNull();
          if (kind === '/') expect(href.startsWith('/es/'), href).toBe(path.startsWith('/es'));
        }
      }
    }
    expect([...seen].sort()).toEqual(['#', '/', 'https:']);
  },
);
