import { expect, it } from 'vitest';
import { fakeTimeouts, openBootPage, runtimeFiles } from './open-boot-page';

fakeTimeouts();

it.each([runtimeFiles, null])(
  'events on the window or the document cause no errors, with the files %j',
  async (files) => {
    const page = await openBootPage({ files });
    for (const target of [page.window, page.document])
      for (const type of ['click', 'auxclick', 'keydown', 'error', 'focusin', 'scroll'])
        target.dispatchEvent(new page.window.Event(type));
    await page.settle();
    expect(page.errors).toEqual([]);
    expect(page.printed).not.toHaveBeenCalled();
    expect(page.dialog().open).toBe(false);
  },
);
