import { configDefaults } from 'vitest/config';
import shared from '../vitest.config';

/**
 * The tests of what is mutated, without those that need a browser's document (a thousand runs have to be quick)
 * and those that change the time zone, which the threads of a mutation run cannot.
 */
export default {
  ...shared,
  test: {
    ...shared.test,
    include: ['tests/unit/chat/**/*.test.ts', 'tests/unit/header-state.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/unit/chat/time-zones.test.ts'],
  },
};
