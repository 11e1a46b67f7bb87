import { expect, it } from 'vitest';
import adapter from '@/adapter/index.mjs';

it.each(['SITE_URL', 'BOOT_SCRIPT', 'OFFLINE', 'IS_PLAIN', 'BUILT_AT', 'API_ORIGIN', 'REPORT_URL'])(
  'a build whose configuration sets no %s stops and names it, before a file is changed',
  async (name) => {
    const env = {
      SITE_URL: 'https://site.example',
      BOOT_SCRIPT: '',
      OFFLINE: '{}',
      IS_PLAIN: 'false',
      BUILT_AT: '2026-03-01T12:00:00.000Z',
      API_ORIGIN: '',
      REPORT_URL: '',
      [name]: undefined,
    };
    const context = { projectDir: '/nowhere', config: { env } } as unknown as Parameters<
      NonNullable<typeof adapter.onBuildComplete>
    >[0];
    await expect(adapter.onBuildComplete?.(context)).rejects.toThrow(`next.config.ts sets no ${name}`);
  },
);
