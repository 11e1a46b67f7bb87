import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import englishMessages from '../messages/en.json' with { type: 'json' };

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '') } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // What `next.config.ts` puts into the site.
    env: { ENGLISH_ERROR_MESSAGES: JSON.stringify(englishMessages.Error) },
    setupFiles: ['tests/unit/setup.ts'],
    server: { deps: { inline: ['next-intl'] } },
  },
});
