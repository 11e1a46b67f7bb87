/** What runs a script in the open page: Playwright's page, or a visitor of the tests of the engines. */
type InPage = { evaluate: (script: () => unknown) => Promise<unknown> };

/** Makes a mark that lives as long as the document: a full load would wipe it. */
export async function markDocument(page: InPage): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { marked: true }));
}

/** Whether the page is still the document that was marked. */
export async function isSameDocument(page: InPage): Promise<boolean> {
  return (await page.evaluate(() => 'marked' in window)) === true;
}
