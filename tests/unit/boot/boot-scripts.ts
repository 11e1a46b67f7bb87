import type { TestProject } from 'vitest/node';
import { bundleBootModules } from '@/adapter/bundle-boot';

/** The inline script of a build without a counter of visits, and of one that has it. */
export type BootScripts = readonly [plain: string, counting: string];

/**
 * Bundles the boot script once for a whole mutation run: SWC ends a process whose threads load it again and again. It is not made fit for HTML,
 * because mutations add `<` comparisons to it.
 */
export default function provideBootScripts({ provide }: TestProject): void {
  const scripts: BootScripts = [bundleBootModules(process.cwd()), bundleBootModules(process.cwd(), 'counted')];
  // Vitest checks provided values against an interface of its own, which would have to be extended.
  provide('bootScripts' as never, scripts as never);
}
