import { existsSync } from 'node:fs';

/**
 * Path of Debian's nginx, or undefined without it or its module for precompressed brotli files. It uses only Node, because the set-up needs it.
 * @returns {string | undefined}
 */
export function nginxPath() {
  const program = '/usr/sbin/nginx';
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return existsSync(program) && existsSync(module) ? program : undefined;
}
