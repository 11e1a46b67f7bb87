import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** What a reader needs to repeat the measurement: command, date, machine and versions, with those of the `tools` that measured. */
export function settingOf(command: string, tools: Record<string, string> = {}): string[] {
  const versions = { next: versionOf('next'), react: versionOf('react'), ...tools };
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return [
    `Command: \`${command}\``,
    `Date: ${new Date().toISOString().slice(0, 10)}, commit ${commit}`,
    `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    `Versions: ${Object.entries(versions)
      .map((version) => version.join(' '))
      .join(', ')}`,
  ];
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
}
