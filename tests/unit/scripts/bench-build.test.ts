import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { allPaths } from '@/scripts/bench/measured-pages';

it.each([String(allPaths.length - 1), 'many'])(
  'refuses %s pages, with which nothing can be compared',
  async (pages) => {
    const command = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench-build.ts', pages]);
    try {
      const exit = once(command, 'exit');
      const [said] = (await once(command.stderr, 'data')) as [Buffer];
      expect(said.toString()).toMatch(new RegExp(`^"${pages}" .* ${allPaths.length}\\b`));
      expect(await exit).toEqual([2, null]);
    } finally {
      command.kill();
    }
  },
);
