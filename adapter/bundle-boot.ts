import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';

/**
 * The modules of `boot/` as the text of the one inline script: it must run before any module can. esbuild joins them, SWC makes
 * the whole a tenth smaller, for it puts a function that has one caller into that caller.
 */
export function bundleBoot(projectDir: string, analyticsId = ''): string {
  const { outputFiles } = buildSync({
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
  const { code } = minifySync(outputFiles[0]?.text ?? '', options);
  // React sets it as markup, which the site's own Trusted Types policy refuses where it could be a tag.
  return code.trim().replaceAll('<', '\\x3c');
}
