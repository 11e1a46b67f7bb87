import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { mayImport } from '@/config/import-rules.js';

/** By file, the files that it imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  paths: { '@/*': [resolve('*')] },
};
const resolutions = ts.createModuleResolutionCache(resolve('.'), (name) => name, options);

/** The files that a file imports, including imports of types only, which Knip ignores. */
function importsOf(file: string, source: string): string[] {
  return ts.preProcessFile(source).importedFiles.flatMap(({ fileName }) => {
    if (!/^(@\/|\.)/.test(fileName)) return [];
    const found = ts.resolveModuleName(fileName, resolve(file), options, ts.sys, resolutions).resolvedModule;
    return found ? [normalize(found.resolvedFileName)] : [];
  });
}

function importsIn(rooms: readonly string[]): Imports {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|js)$/.test(file))
      .map((file) => join(room, file)),
  );
  return new Map(files.map((file) => [resolve(file), importsOf(file, readFileSync(file, 'utf8'))]));
}

/** A cycle for each import that leads back to a file on its own path. */
function cyclesIn(imports: Imports): string[] {
  const cycles: string[] = [];
  const seen = new Set<string>();
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of imports.get(file) ?? []) follow(next, [...way, file]);
  };
  for (const file of imports.keys()) follow(file, []);
  return cycles;
}

describe('import cycles', () => {
  it.each([
    ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
    ['two files', { a: ['b'], b: ['a'] }, ['a → b → a']],
    ['a file with a way to it', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, ['b → c → d → b']],
  ])('are detected: %s', (_what, imports: Record<string, string[]>, cycles: string[]) => {
    expect(cyclesIn(new Map(Object.entries(imports)))).toEqual(cycles);
  });

  it('include type imports', () => {
    const source = "import type { Firm } from './types';\nexport type { Notice } from '@/content/notices';\n";
    expect(importsOf('content/firm.ts', source)).toEqual([
      resolve('content/types/index.ts'),
      resolve('content/notices.ts'),
    ]);
  });

  it('do not exist in this repository', () => {
    const rooms = Object.keys(mayImport).filter((room) => !/[/.]/.test(room));
    const imports = importsIn(rooms);
    expect(imports.size).toBeGreaterThan(500);
    expect(cyclesIn(imports)).toEqual([]);
  });

  it('do not exist between the rooms of lib', () => {
    const roomOf = (file: string) => {
      const [room = ''] = relative(resolve('lib'), file).split(sep);
      return room === '..' ? '' : room;
    };
    const imports = new Map<string, string[]>();
    for (const [file, found] of importsIn(['lib'])) {
      const others = found.map(roomOf).filter((room) => room !== roomOf(file));
      imports.set(roomOf(file), [...(imports.get(roomOf(file)) ?? []), ...others]);
    }
    expect(imports.size).toBeGreaterThan(10);
    expect(cyclesIn(imports)).toEqual([]);
  });
});
