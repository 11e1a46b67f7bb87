import { expect, it } from 'vitest';
import { openBootPage, runtimeFiles } from './open-boot-page';

it('a print button prints at once, with or without the program', async () => {
  for (const files of [runtimeFiles, null]) {
    const page = await openBootPage({ files });
    page.click('print');
    expect(page.printed).toHaveBeenCalledOnce();
    page.hydrate();
    page.click('words');
    expect(page.printed).toHaveBeenCalledOnce();
  }
});

it('print-outs have the short title of the page and its version in their margins', async () => {
  const page = await openBootPage();
  page.window.dispatchEvent(new page.window.Event('beforeprint'));
  const title = page.document.documentElement.style.getPropertyValue('--print-title');
  expect(title).toBe('"Our firm · Version 2"');
});
