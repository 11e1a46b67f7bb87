import { expect, it } from 'vitest';
import adapter from '@/adapter/index.mjs';

it('a build whose configuration sets no settings for the adapter stops and says so, before a file is changed', async () => {
  const context = { projectDir: '/nowhere', config: { env: {} } } as unknown as Parameters<
    NonNullable<typeof adapter.onBuildComplete>
  >[0];
  await expect(adapter.onBuildComplete?.(context)).rejects.toThrow('next.config.ts sets no BUILD_SETTINGS');
});
