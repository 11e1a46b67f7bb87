/** Builds the site from content in which every string holds an attack (`tests/e2e-hostile/payload.ts`), in a throw-away copy, and serves it on `PORT`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@/tests/kit/serve-folder';
import { throwAwayCopy } from './throw-away-copy';

const { folder: copy, remove } = throwAwayCopy('hostile-site');
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

const index = join(copy, 'content/index.ts');
const source = readFileSync(index, 'utf8');
const changed = source.replace('{ en, es }', '{ en: poisoned(en), es: poisoned(es) }');
if (changed === source) throw new Error('content/index.ts no longer gathers { en, es }: change this script with it');
writeFileSync(index, `import { poisoned } from '@/tests/e2e-hostile/payload';\n${changed}`);

execFileSync('npx', ['next', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
const server = await serve(copy, Number(process.env.PORT ?? 3000));
process.on('exit', server.close);
