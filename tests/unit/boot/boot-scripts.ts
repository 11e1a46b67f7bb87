import type { TestProject } from 'vitest/node';
import { bundleBoot } from '@/adapter/bundle-boot';

/** The inline script of a build without a counter of visits, and of one that has it. */
export type BootScripts = readonly [plain: string, counting: string];

/** Bundles the boot script once for a whole mutation run: SWC ends a process whose threads load it again and again. */
export default function provideBootScripts({ provide }: TestProject): void {
  const scripts: BootScripts = [inlined(), inlined('counted')];
  // Vitest checks provided values against an interface of its own, which would have to be extended.
  provide('bootScripts' as never, scripts as never);
}

/** Mutations add `<` comparisons to the script, which otherwise has none. The escaping is undone, because it is only valid in strings. */
function inlined(analyticsId?: string): string {
  return bundleBoot(process.cwd(), analyticsId).replaceAll('\\x3c', '<');
}
