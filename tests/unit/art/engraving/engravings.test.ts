// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { details, drawn, inRows, plates } from '@/art/engraving/catalog';
import { drawingModule, drawingOf } from '@/art/engraving/drawing';
import { rowsFile } from '@/art/engraving/rows';
import { litDoor } from '@/art/engraving/scenes/lit-door';
import { thresholdFile } from '@/art/engraving/threshold';
import { frieze, guilloche } from '@/art/engraving/tiles';
import { Detail } from '@/components/engravings/detail';
import type { Drawing } from '@/components/engravings/drawing';
import { ink, light, spilledLight } from '@/lib/brand-colors';

const plateFolder = 'public/engravings';
const drawingFolder = 'components/engravings/drawings';
const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const packed = (text: string) => brotliCompressSync(text).length;
const read = (path: string) => readFileSync(path, 'utf8');

/** The drawings that pages can show, by name. */
async function readDrawings(): Promise<Record<string, Drawing>> {
  const paths = readdirSync(drawingFolder).map((file) => pathToFileURL(`${drawingFolder}/${file}`).href);
  return Object.assign({}, ...(await Promise.all(paths.map((path) => import(path)))));
}

describe('plates', () => {
  const tiles = {
    frieze: frieze(),
    guilloche: guilloche(),
    rows: rowsFile(inRows.map(drawingOf)),
    threshold: thresholdFile(drawingOf(litDoor)),
  };
  const files = readdirSync(plateFolder);

  test('the files are those of the catalog', () => {
    expect(files.sort()).toEqual([...Object.keys(plates), ...Object.keys(tiles)].map((name) => `${name}.svg`).sort());
  });

  test.each(files)('%s is small, valid SVG without scripts, styles or external references', (file) => {
    const svg = read(`${plateFolder}/${file}`);
    expect(packed(svg)).toBeLessThanOrEqual(8_000);
    expect(svg).not.toMatch(/<script|\son\w+=|\sstyle=|<image|<foreignObject|@import|NaN|undefined/);
    const addresses = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !address!.startsWith('#'))).toEqual([]);
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('viewBox')).toBeTruthy();
  });

  test.each(Object.entries(plates))('%s has views for phones and tablets within its bounds', (name, scene) => {
    const svg = read(`${plateFolder}/${name}.svg`);
    expect(svg).toContain(`<view id="d" viewBox="${/viewBox="([^"]*)"/.exec(svg)?.[1]}"`);
    for (const id of ['m', 't']) {
      expect(svg).toContain(`<view id="${id}"`);
      const [left, top, width, height] = scene.views![id]!;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(scene.width);
      expect(top + height).toBeLessThanOrEqual(scene.height);
    }
  });

  test.each(Object.keys(plates))('%s has the colors of the brand', (name) => {
    const colors = read(`${plateFolder}/${name}.svg`).match(/#[\da-f]{6}(?=")/g);
    expect(colors).toEqual([spilledLight, light, ink]);
  });

  test.each(Object.entries(tiles))('%s matches the output of its script', (name, svg) => {
    expect(read(`${plateFolder}/${name}.svg`)).toBe(svg);
  });
});

const drawings = await readDrawings();

describe('details', () => {
  test.each([...Object.keys(details), ...Object.keys(drawn)])('%s is small enough to inline in a page', (name) => {
    expect(packed(read(`${drawingFolder}/${fileOf(name)}.ts`))).toBeLessThanOrEqual(1_500);
  });

  const scenes = Object.entries(details).map(([name, scene]) => [name, () => drawingOf(scene)] as const);
  test.each([...scenes, ...Object.entries(drawn)])('%s matches the output of its script', async (name, draw) => {
    expect(read(`${drawingFolder}/${fileOf(name)}.ts`)).toBe(await drawingModule(name, draw()));
  });

  test('the drawings are those of the catalog', () => {
    expect(Object.keys(drawings).sort()).toEqual([...Object.keys(details), ...Object.keys(drawn)].sort());
  });

  test.each(Object.entries(drawings))('%s is drawn in currentColor and hidden from screen readers', (_, drawing) => {
    const { container } = render(createElement(Detail, { drawing, className: 'detail' }));
    const svg = container.querySelector('svg')!;
    expect(svg.getAttribute('aria-hidden')).toBe('true');
    expect(svg.getAttribute('stroke')).toBe('currentColor');
    expect(svg.querySelectorAll('path').length).toBeGreaterThanOrEqual(drawing.lines.length);
  });
});
