import { expect, it } from 'vitest';
import { editorFiles } from '@/editor/server/browser-files';

it('each page of the site loads the editor quickly: at most 200 kB', async () => {
  const { 'overlay.js': overlay } = (await editorFiles('.')).files;
  expect(overlay?.text.length).toBeGreaterThan(1000);
  expect(overlay?.text.length).toBeLessThan(200_000);
});
