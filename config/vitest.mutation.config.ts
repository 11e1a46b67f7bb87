import type { Plugin } from 'vite';
import { configDefaults } from 'vitest/config';
import shared from './vitest.config';

/** A function with every change in it is longer than CloudFront would take. */
const roomForChanges: Plugin = {
  name: 'room-for-changes',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/hosts/cloudfront/functions.ts') ? code.replace('sizeLimit = 10_240', 'sizeLimit = Infinity') : null,
};

/**
 * The tests of the pure rules, without those that change the time zone, which a thread cannot.
 * They share their modules: tests run anew for each change, and loading takes most of that time.
 */
export default {
  ...shared,
  plugins: [roomForChanges],
  test: {
    ...shared.test,
    globalSetup: ['tests/unit/boot/boot-scripts.ts'],
    projects: undefined,
    isolate: false,
    include: ['tests/unit/{lib,boot,hosts}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/unit/**/*.time-zones.test.ts'],
  },
};
