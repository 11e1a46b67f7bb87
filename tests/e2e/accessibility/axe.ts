import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A phone's and a desktop's. */
export const widths = [375, 1440] as const;

/** axe's violations on the current page, one line per rule that begins with `state`; no rule is excluded. */
export async function violations(page: Page, state: string): Promise<string[]> {
  // axe's types use their own version of Playwright.
  const own = page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'];
  // Reporting only violations in full takes half the time. Without frames, axe needs no blank page to merge results.
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
