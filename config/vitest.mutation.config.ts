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
      'tests/unit/{content-check,repository,scripts}/**',
      'tests/unit/content/content-types.test.ts',
      'tests/unit/**/*.time-zones.test.ts',
    ],
  },
};
