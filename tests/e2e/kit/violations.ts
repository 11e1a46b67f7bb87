import type { Page } from '@playwright/test';

/** A violation of the policy: what it blocked, and on which page. */
export type Violation = { directive: string; blocked: string; page: string };

/** Returns a list that grows with each violation of the security policy in the documents that `page` opens from now on. */
export async function watchViolations(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: Violation) => void };
      reportViolation({ directive: effectiveDirective, blocked: blockedURI, page: location.pathname });
    });
  });
  return violations;
}
