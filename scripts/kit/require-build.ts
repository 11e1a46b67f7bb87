import { existsSync } from 'node:fs';

/** Exits with a one-line message unless `npm run build` has left a site in `out/`, with the rules for hosts in `host/`. */
export function requireBuild(): void {
  if (existsSync('out/version.json') && existsSync('host/rules.json')) return;
  console.error('There is no finished site in out/: run "npm run build" first.');
  process.exit(1);
}
