import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { lastChanged } from '@/editor/git/last-changed';
import { versionsOf } from '@/editor/review/changed-english';
import { gitIn, writeIn } from '@/tests/kit/temporary-project';

it.each(['2026-01-02T23:30:00-1100', '2026-01-02T00:30:00+1300'])(
  'the change of %s has the same day beside the text and above the old English',
  async (time) => {
    vi.stubEnv('GIT_AUTHOR_DATE', time);
    vi.stubEnv('GIT_COMMITTER_DATE', time);
    const root = mkdtempSync(join(tmpdir(), 'days-'));
    try {
      gitIn(root, 'init', '--quiet');
      writeIn(root, 'about.ts', 'Words');
      gitIn(root, 'add', '.');
      gitIn(root, 'commit', '--quiet', '--message', 'Start');
      const [version] = await versionsOf(root, 'about.ts');
      expect(await lastChanged(root, 'about.ts', 1, 1)).toBe(version?.date);
    } finally {
      vi.unstubAllEnvs();
      rmSync(root, { recursive: true });
    }
  },
);
