import { localeRecords, completeLocales } from '@/lib/i18n/routing';
import { markHydration } from '@/scripts/kit/mark-hydration';
import { expect, test } from '../kit/fixtures';
import { gate } from '../kit/gate';
import { startProgram } from '../kit/running-page';
import { addressesIn } from '../kit/site';
import { widths } from './axe';

for (const locale of completeLocales) {
  for (const width of widths) {
    test(
      `nothing moves while a page in ${localeRecords[locale].name} loads, its fonts come late and its program starts, at ${width} px`,
      { tag: ['@program-5', '@every-page'] },
      async ({ page }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Node }[] };
          new PerformanceObserver((list) => {
            // Whether a visitor did something before counts nothing: a page that only opens and starts has no cause to move.
            for (const { value, sources } of list.getEntries() as Shift[]) {
              // A conversation grows while it is read.
              const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
              if (elements.every((element) => element?.closest('[role=log]'))) continue;
              shifts.push(`${value}: ${sources.map(({ node }) => node?.nodeName).join(', ')}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await markHydration(page);
        // The fonts come after the first text is painted, as on a slow network.
        let painted = gate();
        await page.exposeFunction('tellPainted', () => painted.open());
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            if (list.getEntriesByName('first-contentful-paint').length > 0)
              (window as unknown as { tellPainted: () => void }).tellPainted();
          }).observe({ type: 'paint', buffered: true });
        });
        await page.route('**/*.woff2', async (route) => {
          await painted.opened;
          await route.continue();
        });
        const moved: string[] = [];
        for (const { path } of addressesIn(locale)) {
          painted = gate();
          await page.goto(path);
          await startProgram(page);
          const shifts = await page.evaluate(async () => {
            await document.fonts.ready;
            // What has moved is told in the frame after.
            for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
            return (window as Window & { shifts?: string[] }).shifts ?? ['not observed'];
          });
          moved.push(...shifts.map((shift) => `${path}: ${shift}`));
        }
        expect(moved).toEqual([]);
      },
    );
  }
}
