import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { editFiles } from '@/scripts/kit/edit-files';
import { edits } from '@/scripts/test-rename/edits';
import { writeIn } from '@/tests/kit/temporary-project';

const folder = mkdtempSync(join(tmpdir(), 'edits-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([['Vermont'], ['Vermont', 'Maine', 'North Carolina', 'South Carolina', 'West Virginia', 'Pennsylvania']])(
  'another firm replaces the states of this one, whichever they are: %s, …',
  (...states) => {
    const file = 'content/firm.ts';
    const [state = ''] = firm.admittedIn.en;
    writeIn(
      folder,
      file,
      readFileSync(file, 'utf8').replaceAll(`'${state}'`, states.map((name) => `'${name}'`).join(',\n')),
    );
    editFiles(
      folder,
      edits.filter((edit) => edit.file === file),
    );
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(
      /admittedIn: \{ en: \['Illinois', 'Ohio'\], .*'Ohio'\] \},\n/,
    );
  },
);
