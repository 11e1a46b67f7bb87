import type { TestProject } from 'vitest/node';
import { bundleBoot } from '../../../adapter/bundle-boot';

declare module 'vitest' {
  interface ProvidedContext {
    bootScripts?: readonly [plain: string, counting: string];
  }
}

/** Bundles the boot script once for a whole mutation run: SWC ends a process whose threads load it again and again. */
export default function provideBootScripts({ provide }: TestProject): void {
  provide('bootScripts', [inlined(), inlined('counted')]);
}

/** The changes add comparisons to the script, which has none, and they must not be escaped as its texts are. */
function inlined(analyticsId?: string): string {
  return bundleBoot(process.cwd(), analyticsId).replaceAll('\\x3c', '<');
}
