import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The open page as the browser prints it; `tagged` adds tags and the outline. */
export async function pdfOf(page: Page, { tagged = false } = {}): Promise<Pdf> {
  return getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true, tagged, outline: tagged })));
}

/** The text of each sheet, in single spaces. */
export async function sheetsOf(pdf: Pdf): Promise<string[]> {
  return (await extractText(pdf, { mergePages: false })).text.map((text) => text.replace(/\s+/g, ' ').trim());
}
