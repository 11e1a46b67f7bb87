import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/kit/free-port';
import { connectMarionette, type Marionette } from './marionette';

type Running = { process: ChildProcess; profile: string; marionette: Marionette };

/**
 * Roles as Firefox reports them to assistive technology, at the width of a phone. Playwright cannot read them, so the first call of `roles`
 * starts a second Firefox, which runs until `stop`.
 */
export function firefoxRoles(path: string): {
  roles: (url: string, css: string) => Promise<readonly string[]>;
  stop: () => void;
} {
  let running: Promise<Running> | undefined;
  return {
    roles: async (url, css) => {
      const { marionette } = await (running ??= start(path));
      await marionette.send('WebDriver:Navigate', { url });
      const found = (await marionette.send('WebDriver:FindElements', {
        using: 'css selector',
        value: css,
      })) as object[];
      const roles: string[] = [];
      for (const element of found) {
        const [id] = Object.values(element) as [string];
        roles.push(((await marionette.send('WebDriver:GetComputedRole', { id })) as { value: string }).value);
      }
      return roles;
    },
    stop: () =>
      void running?.then(({ process: firefox, profile, marionette }) => {
        marionette.close();
        firefox.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
        firefox.kill('SIGKILL');
      }),
  };
}

async function start(path: string): Promise<Running> {
  const [profile, port] = [mkdtempSync(join(tmpdir(), 'firefox-roles-')), await freePort()];
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const firefox = spawn(path, ['--headless', '--marionette', '--profile', profile], { stdio: 'ignore' });
  process.once('exit', () => firefox.kill('SIGKILL'));
  const marionette = await connectMarionette(port);
  await marionette.send('WebDriver:NewSession');
  await marionette.send('WebDriver:SetWindowRect', { width: 400, height: 800 });
  return { process: firefox, profile, marionette };
}
