import { expect, test } from '../kit/fixtures';

for (const [path, isSent, expected] of [
  ['/optout', true, 'honored'],
  ['/es/optout', false, 'absent'],
] as const) {
  test(`${path} shows without interaction whether the browser sends Global Privacy Control: ${expected}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (sent) => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => sent }),
      isSent,
    );
    await page.goto(path);
    await expect(page.locator('[data-signal]')).toHaveAttribute('data-signal', expected, { timeout: 15_000 });
  });
}
