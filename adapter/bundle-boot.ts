import { join } from 'node:path';
import { Script } from 'node:vm';
import { buildSync } from 'esbuild';
// Relative, because next.config.ts loads this file without the alias.
import { bundledText } from '../files/bundled-text';
import { minifyScript } from './minify-script';

/** The text of the inline script, which must run before any module can. */
export function bundleBoot(projectDir: string, analyticsId = ''): string {
  return escapeTags(bundleBootModules(projectDir, analyticsId));
}

/** Bundles the modules of `boot/` into one script that is not yet fit for HTML. */
export function bundleBootModules(projectDir: string, analyticsId = ''): string {
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
  return minifyScript(bundledText(bundled));
}

/**
 * Escapes `<` in the texts of a script, because React sets the script as HTML and the site's Trusted Types policy refuses HTML with a `<`.
 * Throws if the script also has it elsewhere, such as in a comparison.
 */
export function escapeTags(script: string): string {
  const escaped = script.replaceAll('<', '\\x3c');
  try {
    new Script(escaped);
  } catch (error) {
    throw new Error('The inline script has a “<” outside of a text, such as in a comparison.', { cause: error });
  }
  return escaped;
}
