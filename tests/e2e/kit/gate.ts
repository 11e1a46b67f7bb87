import type { Page } from '@playwright/test';

/** A gate for requests: they wait until it is opened. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Delays the page's requests for `address` until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(address, async (route) => {
    await opened;
    // The page may already be closed.
    await route.continue().catch(() => undefined);
  });
  return open;
}
