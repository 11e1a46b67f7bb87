import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { lighthouseVersion } from './lighthouse';

/** What a reader needs to repeat the measurement: command, date, machine and versions, including the browser's if one was used. */
export function settingOf(command: string, browserVersion?: string): string[] {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return [
    `Command: \`${command}\``,
    `Date: ${new Date().toISOString().slice(0, 10)}, commit ${commit}`,
    `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}${browserVersion ? `, Chromium ${browserVersion}` : ''}`,
    `Versions: ${['next', 'react'].map((name) => `${name} ${versionOf(name)}`).join(', ')}${browserVersion ? `, lighthouse ${lighthouseVersion}` : ''}`,
  ];
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
}
