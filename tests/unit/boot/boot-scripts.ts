import type { TestProject } from 'vitest/node';
import { bundleBoot } from '@/adapter/bundle-boot';

/** The inline script of a build without a counter of visits, and of one that has it. */
export type BootScripts = readonly [plain: string, counting: string];

/** Bundles the boot script once for a whole mutation run: SWC ends a process whose threads load it again and again. */
export default function provideBootScripts({ provide }: TestProject): void {
  const scripts: BootScripts = [inlined(), inlined('counted')];
  // Vitest has the types of what is provided in an interface of its own.
  provide('bootScripts' as never, scripts as never);
}

/** The changes add comparisons to the script, which has none, and they must not be escaped as its texts are. */
function inlined(analyticsId?: string): string {
  return bundleBoot(process.cwd(), analyticsId).replaceAll('\\x3c', '<');
}
