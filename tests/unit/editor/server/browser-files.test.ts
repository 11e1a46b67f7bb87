import { expect, it } from 'vitest';
import { editorFiles, versionOf } from '@/editor/server/browser-files';

it('each page of the site loads the editor quickly: at most 200 kB', async () => {
  const { 'overlay.js': overlay } = (await editorFiles('.')).files;
  expect(overlay?.text.length).toBeGreaterThan(1000);
  expect(overlay?.text.length).toBeLessThan(200_000);
});

it('each script has the version, which is another one if a script changes', async () => {
  const { files, version } = await editorFiles('.');
  for (const name of ['overlay.js', 'editor-page.js']) expect(files[name]?.text).toContain(version);
  expect(versionOf(['a', 'b'])).not.toBe(versionOf(['a', 'c']));
});
