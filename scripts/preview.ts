/** Serves the finished site in `out/` as a host would: `npm run preview`, on `PORT` (3000) and `HOST` (this machine only; `0.0.0.0` for a phone in the same network). */
import { existsSync, readFileSync } from 'node:fs';
import type { HostRules } from '@/hosts/rules';
import { siteServer } from './preview/site-server';

if (!existsSync('out/index.html') || !existsSync('out/404.html')) {
  console.error('There is no finished site in out/: run "npm run build" first.');
  process.exit(1);
}

const port = Number(process.env.PORT ?? 3000);
const rules = JSON.parse(readFileSync('host/rules.json', 'utf8')) as HostRules;
const server = siteServer('out', rules);
server.on('error', (error) => {
  console.error(`Port ${port} cannot be used: ${error.message}`);
  process.exit(1);
});
server.listen(port, process.env.HOST ?? '127.0.0.1', () => console.log(`The site is at http://localhost:${port}`));
