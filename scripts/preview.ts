/**
 * Serves the finished site in `out/` as a host would: `npm run preview`, on `PORT` (3000) and `HOST` (this machine only; `0.0.0.0` for a phone in
 * the same network).
 */
import { readFileSync } from 'node:fs';
import type { HostRules } from '@/hosts/rules';
import { requirePort } from '@/scripts/kit/port.mjs';
import { requireBuild } from '@/scripts/kit/require-build';
import { siteServer } from './preview/site-server';

const { host, port } = await requirePort();
requireBuild();
const rules = JSON.parse(readFileSync('host/rules.json', 'utf8')) as HostRules;
siteServer('out', rules).listen(port, host, () => console.log(`The site is at http://localhost:${port}`));
