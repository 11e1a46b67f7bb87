import { expect, it } from 'vitest';
import { openBootPage, runtimeFiles } from './open-boot-page';

it('a print button prints once, with or without other scripts', async () => {
  for (const files of [runtimeFiles, null]) {
    const page = await openBootPage({ files });
    page.click('print');
    expect(page.printed).toHaveBeenCalledOnce();
    page.hydrate();
    page.click('words');
    expect(page.printed).toHaveBeenCalledOnce();
  }
});

it('a print button does nothing in a browser that cannot print', async () => {
  const page = await openBootPage();
  Object.assign(page.window, { print: undefined });
  page.click('print');
  expect(page.errors).toEqual([]);
});

it('the printed margins have the page’s short title and version', async () => {
  const page = await openBootPage();
  page.window.dispatchEvent(new page.window.Event('beforeprint'));
  const title = page.document.documentElement.style.getPropertyValue('--print-title');
  expect(title).toBe('"Our firm · Version 2"');
});
