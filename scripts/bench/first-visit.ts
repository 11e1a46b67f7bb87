import type { Page } from '@playwright/test';
import { contentIn } from '@/content';

/** Selector of the chat's launcher and panel. */
export const launcher = `aside[aria-label="${contentIn('en').assistant.text.icon_label}"]`;

/**
 * Marks the document instead of opening the print dialog. The script is a string, because tsx inserts a helper that the page does not have
 * (https://github.com/privatenumber/tsx/issues/113).
 */
export async function markPrinting(page: Page): Promise<void> {
  await page.addInitScript({
    content: "window.print = () => document.documentElement.setAttribute('data-printed', '')",
  });
}
