import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  { args: ['--jsn'] },
  { args: ['--wait'] },
  { args: ['not-an-address'] },
  { args: ['https://['] },
  { args: ['https://a.example', '--wait', 'soon'] },
])('check:deploy with wrong arguments ends with 2 and its usage, as no host is at fault: %j', ({ args }) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-deploy.ts', ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('Usage: npm run check:deploy -- https://host [--json] [--wait seconds]\n');
  expect(status).toBe(2);
});
