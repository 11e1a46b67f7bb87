import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import { pageNames, pagePaths } from '@/lib/pages/pages';

/** Writes, in each language, every page as a tagged PDF and as text, and the home page's footer with the licenses. */
export async function recordPages(browser: Browser, origin: string, folder: string): Promise<void> {
  const page = await browser.newPage();
  for (const locale of locales) {
    for (const name of pageNames) {
      await recordPage(page, origin + localizePath(pagePaths[name], locale), join(folder, locale, name));
      // The footer of the home page has a disclosure that no other page has.
      if (name === 'home') await write(join(folder, locale, 'footer-with-licenses.txt'), await textOf(page, 'footer'));
    }
  }
  await page.close();
}

async function recordPage(page: Page, address: string, file: string): Promise<void> {
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status() ?? 'nothing'}`);
  await write(`${file}.txt`, await textOf(page, 'main'));
  await write(`${file}.pdf`, await page.pdf({ format: 'Letter', tagged: true, preferCSSPageSize: true }));
}

/** Visible text of an element of the page, with a final line feed. */
async function textOf(page: Page, part: 'main' | 'footer'): Promise<string> {
  return `${(await page.locator(part).first().innerText()).trim()}\n`;
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
