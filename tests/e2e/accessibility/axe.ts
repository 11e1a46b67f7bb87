import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A phone's and a desktop's. */
export const widths = [375, 1440] as const;

/** What axe holds against the page as it is now, one line a rule; `state` begins each line. Nothing is left out. */
export async function violations(page: Page, state: string): Promise<string[]> {
  // axe's types come with a Playwright of their own.
  const own = page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'];
  // Only what fails is told in full, which takes half of the time. No page has a frame, so axe needs no blank page of its own to join the results.
  const results = await new AxeBuilder({ page: own })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode()
    .analyze();
  return results.violations.map(
    ({ id, help, nodes }) => `${state}: ${id} (${help}) at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Makes the window `width` px wide and expects axe to find nothing in `state`. */
export async function expectNothingAt(page: Page, width: number, state: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect(await violations(page, `${state} at ${width} px`)).toEqual([]);
}
