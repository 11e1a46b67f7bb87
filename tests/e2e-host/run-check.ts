import { execFile } from 'node:child_process';

/** `trusted` is a file with a certificate that the check must trust. */
type Settings = { trusted?: string };

/** The output and the exit status of `npm run check:deploy` with `args`. */
export function runCheck(args: string[], { trusted }: Settings = {}): Promise<{ status: number; output: string }> {
  const env = { ...process.env, ...(trusted ? { NODE_EXTRA_CA_CERTS: trusted } : {}) };
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'scripts/check-deploy.ts', ...args];
    execFile(process.execPath, command, { maxBuffer: 32 * 1024 * 1024, env }, (error, stdout, stderr) => {
      const code = error?.code;
      resolve({ status: typeof code === 'number' ? code : 0, output: (stdout + stderr).trim() });
    });
  });
}
