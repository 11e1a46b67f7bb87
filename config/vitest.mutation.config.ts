import { configDefaults } from 'vitest/config';
import shared from './vitest.config';

/** The tests of the pure rules, without those that start programs, read the repository or change the time zone, which a thread cannot. */
export default {
  ...shared,
  test: {
    ...shared.test,
    projects: undefined,
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: [
      ...configDefaults.exclude,
      'tests/unit/{check-content,repository,scripts}/**',
      'tests/unit/chat/time-zones.test.ts',
      'tests/unit/{build-facts,content-types,lint-rules,malformed-build,readme}.test.ts',
    ],
  },
};
