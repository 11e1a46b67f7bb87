/**
 * `npm run test:html`: runs the Nu HTML checker (https://validator.github.io/validator/) on every page of `out/`. Needs a build and Java, and
 * fails without them, because then no page was checked.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requireBuild } from '@/scripts/kit/require-build';
import { installJava } from '@/scripts/kit/set-up.mjs';

type Message = { type: string; url?: string; message: string; extract?: string };

/** Its style checker does not support container queries, view transitions and other modern rules. */
const isAboutStyle = ({ message }: Message) => message.startsWith('CSS: ');

requireBuild();
if (!installJava()) {
  console.error('Java is not installed, so no page was checked: installing it needs root on Debian.');
  process.exit(1);
}
const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const { error, stderr } = spawnSync(
  'java',
  ['-Xss1m', '-jar', jar, '--skip-non-html', '--format', 'json', '--exit-zero-always', 'out'],
  { encoding: 'utf8', maxBuffer: 2 ** 28 },
);
if (error) throw error;
if (!stderr.startsWith('{')) throw new Error(`The checker did not return a list of messages:\n${stderr}`);
const { messages } = JSON.parse(stderr) as { messages: Message[] };
const errors = messages.filter((message) => message.type === 'error' && !isAboutStyle(message));
for (const { url = '', message, extract = '' } of errors)
  console.error(`${url.replace(/^.*\/out\//, 'out/')}: ${message}\n  ${extract.trim()}`);
console.log(`test:html: ${errors.length} errors.`);
process.exit(errors.length > 0 ? 1 : 0);
