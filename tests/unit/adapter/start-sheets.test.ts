import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSheets } from '@/adapter/start-sheets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-sheets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function started(name: string, data: string): string {
  const file = join(folder, name);
  writeFileSync(file, data);
  startSheets([file]);
  return readFileSync(file, 'utf8');
}

describe('startSheets', () => {
  it('makes each preloaded sheet of a page’s data one that is used', () => {
    expect(started('page.txt', '1:"a"\n:HL["/a.css","style"]\n:HL["/b.css","style",{"crossOrigin":""}]\n2:"b"\n')).toBe(
      '1:"a"\n:HS["/a.css","next"]\n:HS["/b.css","next"]\n2:"b"\n',
    );
  });

  it('leaves fonts, texts that speak of sheets and other files as they are', () => {
    const data = ':HL["/a.woff2","font",{"type":"font/woff2"}]\n1:[":HL[\\"/a.css\\",\\"style\\"]"]\n';
    expect(started('page.txt', data)).toBe(data);
    expect(started('page.html', ':HL["/a.css","style"]\n')).toBe(':HL["/a.css","style"]\n');
  });
});
