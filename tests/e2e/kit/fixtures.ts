import { expect, test as base } from '@playwright/test';

type Fixtures = {
  /** Console errors that this test expects, by a part of their text. */
  expectedErrors: string[];
};

/** Playwright's `test`, in which an unexpected console error or uncaught exception fails the test. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((expected) => error.includes(expected)));
    expect(unexpected, 'unexpected console errors').toEqual([]);
  },
});

export { expect };
