import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { layerOrder, orderLayers } from '@/adapter/order-layers';

it('names the layers of the site in their order', () => {
  const declared = /@layer [^;{]+;/.exec(readFileSync('app/globals.css', 'utf8'))?.[0];
  expect(declared?.replaceAll(', ', ',')).toBe(layerOrder);
});

it('makes every sheet begin with the order, once', () => {
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
