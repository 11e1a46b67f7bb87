import { createHash } from 'node:crypto';
import { workerPolicy } from '@/lib/offline/names';

/**
 * The policy of the whole site, as the value of a header. `script` is the inline boot script, `styles` every distinct inlined sheet, `connect`
 * further origins that the program may request (a configured API).
 */
export function contentSecurityPolicy(
  script: string,
  styles: readonly string[],
  connect: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sourceHash(script)}`,
    `style-src 'self' ${styles.map(sourceHash).join(' ')}`.trimEnd(),
    ["connect-src 'self'", ...connect].join(' '),
    "img-src 'self'",
    "worker-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default nextjs nextjs#bundler ${workerPolicy}`,
  ].join('; ');
}

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
