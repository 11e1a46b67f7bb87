import { configDefaults } from 'vitest/config';
import shared from './vitest.config';

/**
 * The tests of the pure rules, except those that change the time zone, which is impossible in a thread.
 * They share modules, because tests run again for each mutation and loading takes most of that time.
 */
export default {
  ...shared,
  test: {
    ...shared.test,
    globalSetup: ['tests/unit/boot/boot-scripts.ts'],
    setupFiles: ['tests/unit/setup.ts', 'tests/unit/mutation-setup.ts'],
    projects: undefined,
    isolate: false,
    include: ['tests/unit/{lib,boot,hosts}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/unit/**/*.time-zones.test.ts'],
  },
};
