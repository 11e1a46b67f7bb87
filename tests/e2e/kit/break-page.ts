import type { Page } from '@playwright/test';

/** The message of the errors in a page that a test breaks. */
export const fault = 'This page was broken on purpose.';

/**
 * Makes every way to write a time throw an error, so that a page throws as soon as it shows one. If the error `isUnreadable`, whatever reads
 * its message throws as well, such as the error page.
 */
export async function breakTimes(page: Page, { isUnreadable = false } = {}): Promise<void> {
  await page.evaluate(
    ([text, isUnreadable]) => {
      const fail = function () {
        const error = new Error(text);
        if (isUnreadable)
          Object.defineProperty(error, 'message', {
            get: () => {
              throw new Error(text);
            },
          });
        throw error;
      };
      Object.assign(Intl, { DateTimeFormat: fail });
      for (const name of Object.getOwnPropertyNames(Date.prototype))
        if (name.startsWith('toLocale')) Object.assign(Date.prototype, { [name]: fail });
    },
    [fault, isUnreadable] as const,
  );
}
