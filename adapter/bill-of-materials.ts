import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Bill = { serialNumber?: string; metadata: { timestamp: string; component: { name: string; 'bom-ref': string } } };

/**
 * Writes the packages of the site to `host/sbom.cdx.json` in the CycloneDX format. npm generates it from the lock file; values that differ on
 * each run are removed (the serial number) or replaced (time and folder), so that two builds are identical.
 */
export function writeBillOfMaterials(projectDir: string, builtAt: string): void {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const made = execFileSync('npm', args, {
    cwd: projectDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const bill = JSON.parse(made) as Bill;
  delete bill.serialNumber;
  bill.metadata.timestamp = builtAt;
  bill.metadata.component.name = bill.metadata.component['bom-ref'].replace(/@[^@]*$/, '');
  const file = join(projectDir, 'host/sbom.cdx.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
}
