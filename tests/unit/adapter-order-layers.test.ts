import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layerOrder, orderLayers } from '@/adapter/order-layers';

it('names the layers of the site in their order', () => {
  const declared = /@layer [^;{]+;/.exec(readFileSync('app/globals.css', 'utf8'))?.[0];
  expect(declared?.replaceAll(', ', ',')).toBe(layerOrder);
});

it('makes every sheet begin with the order, once', () => {
  const sheet = join(mkdtempSync(join(tmpdir(), 'layers-')), 'a.css');
  writeFileSync(sheet, '@layer components{a{color:red}}');
  orderLayers([sheet]);
  orderLayers([sheet]);
  expect(readFileSync(sheet, 'utf8')).toBe(`${layerOrder}@layer components{a{color:red}}`);
});
