import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editFiles } from '@/scripts/kit/edit-files';
import { changes } from '@/scripts/test-editing/changes';
import { writeIn } from '@/tests/kit/temporary-project';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a change that editors are invited to make', () => {
  it.each(changes)('can also be tried after an editor has made it: $name', ({ edits }) => {
    const files = [...new Set(edits.map(({ file }) => file))];
    const texts = () => files.map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const file of files) writeIn(folder, file, readFileSync(file, 'utf8'));
    for (let time = 0; time < 2; time++) {
      const before = texts();
      editFiles(folder, edits);
      for (const [index, text] of texts().entries()) expect(text, files[index]).not.toBe(before[index]);
    }
  });
});
