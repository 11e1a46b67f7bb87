import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';

type Ending = { code: number; output: string };

/** Loads the configuration of a build with `env`, and builds nothing. */
function build(env: Record<string, string>): Promise<Ending> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, ['--import', 'tsx', 'next.config.ts'], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}

describe('a build with malformed configuration', () => {
  it.each([
    ['SITE_URL', 'nonsense', 'an http(s) address without a path, such as https://www.example.com'],
    ['ANALYTICS_ID', 'not an id', 'up to 64 letters, digits, "-" or "_", or nothing to turn analytics off'],
    [
      'API_BASE_URL',
      'localhost',
      'an http(s) address without a query, a "#" or a password, such as https://api.example.com',
    ],
    ['REPORT_URL', 'http://reports.example', 'an https address without a query, or nothing to collect no reports'],
  ])(
    'stops at %s with one line that names variable, value and expectation [input-9]',
    async (name, value, expected) => {
      const { code, output } = await build({ [name]: value });
      expect(code).toBe(1);
      expect(output).toBe(`${name} is "${value}"; expected ${expected}.\n`);
    },
  );
});
