import { existsSync } from 'node:fs';

/** Debian's nginx with its module for files that are compressed by brotli already, or undefined. */
export function nginxPath(): string | undefined {
  const program = '/usr/sbin/nginx';
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return existsSync(program) && existsSync(module) ? program : undefined;
}
