import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { layerOrder, orderLayers } from '@/adapter/order-layers';

it('lists the site’s layers in the order of globals.css', () => {
  const declared = /@layer [^;{]+;/.exec(readFileSync('app/globals.css', 'utf8'))?.[0];
  expect(declared?.replaceAll(', ', ',')).toBe(layerOrder);
});

it('puts the layer order at the start of every stylesheet, once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const sheet = join(folder, 'a.css');
  writeFileSync(sheet, '@layer components{a{color:red}}');
  orderLayers([sheet]);
  orderLayers([sheet]);
  expect(readFileSync(sheet, 'utf8')).toBe(`${layerOrder}@layer components{a{color:red}}`);
});
