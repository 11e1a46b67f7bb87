import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './chromium-path';

/** The machine's Chromium. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
}
