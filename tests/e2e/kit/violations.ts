import type { Page } from '@playwright/test';

/** What the policy refused, and on which page. */
export type Violation = { directive: string; blocked: string; page: string };

/** Every refusal of the security policy in the documents that `page` opens from here on, as they come. */
export async function watchViolations(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('tellViolation', (violation: Violation) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (violation: Violation) => void };
      tellViolation({ directive: effectiveDirective, blocked: blockedURI, page: location.pathname });
    });
  });
  return violations;
}
