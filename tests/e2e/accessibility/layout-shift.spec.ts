import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { markHydration } from '@/scripts/kit/mark-hydration';
import { expect, test } from '../kit/fixtures';
import { gate } from '../kit/gate';
import { startProgram } from '../kit/running-page';
import { addressesIn } from '../kit/site';
import { widths } from './axe';

for (const locale of completeLocales) {
  for (const width of widths) {
    test(
      `a page in ${localeRecords[locale].name} has no layout shift while it loads, gets its fonts late and hydrates, at ${width} px`,
      { tag: ['@program-5', '@every-page'] },
      async ({ page }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Node }[] };
          new PerformanceObserver((list) => {
            // Shifts after input count too, because nothing here should move the page.
            for (const { value, sources } of list.getEntries() as Shift[]) {
              // The chat log is expected to grow.
              const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
              if (elements.every((element) => element?.closest('[role=log]'))) continue;
              shifts.push(`${value}: ${sources.map(({ node }) => node?.nodeName).join(', ')}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await markHydration(page);
        // The fonts arrive after the first paint, as on a slow network.
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
            // Shifts are reported in the next frame.
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
