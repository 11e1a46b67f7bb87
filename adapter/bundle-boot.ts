import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';
// Relative, because next.config.ts loads this file without the alias.
import { bundledText } from '../files/bundled-text';

/**
 * Bundles the modules of `boot/` into the text of the inline script, which must run before any module can. esbuild joins them; SWC makes the
 * result a tenth smaller, because it inlines functions that have one caller.
 */
export function bundleBoot(projectDir: string, analyticsId = ''): string {
  const bundled = buildSync({
    absWorkingDir: projectDir,
    entryPoints: [join(projectDir, 'boot/index.ts')],
    tsconfigRaw: { compilerOptions: { paths: { '@/*': ['./*'] } } },
    bundle: true,
    define: { 'process.env.ANALYTICS_ID': JSON.stringify(analyticsId) },
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  const options = { compress: { passes: 4, toplevel: true, ecma: 2022 }, mangle: { toplevel: true } } as const;
  const { code } = minifySync(bundledText(bundled), options);
  // React sets the script as HTML, and the site's Trusted Types policy refuses HTML with a `<`.
  return code.trim().replaceAll('<', '\\x3c');
}
