import type { Plugin } from 'vite';
import { configDefaults } from 'vitest/config';
import shared from './vitest.config';

/** Lifts CloudFront's size limit, which the function exceeds when it contains all mutations. */
const roomForChanges: Plugin = {
  name: 'room-for-changes',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/hosts/cloudfront/functions.ts')) return null;
    const limit = 'sizeLimit = 10_240';
    if (!code.includes(limit)) throw new Error(`${id} has no “${limit}” to lift.`);
    return code.replace(limit, 'sizeLimit = Infinity');
  },
};

/**
 * The tests of the pure rules, except those that change the time zone, which is impossible in a thread.
 * They share modules, because tests run again for each mutation and loading takes most of that time.
 */
export default {
  ...shared,
  plugins: [roomForChanges],
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
