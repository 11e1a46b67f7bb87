import { predecessorOf, type RecordedVersion, recordedVersions } from '@/content/versions';
import { RouterError } from '@/lib/pages/errors';
import {
  changesPath,
  type InformationName,
  informationNames,
  type NoticeName,
  noticeNames,
  pagePaths,
  type PairedName,
  pairedNames,
  pairedPath,
  versionPath,
  versionsPath,
} from '@/lib/pages/pages';

/** An address of this route, in English, and what its page shows. */
export type Address = { path: string } & (
  | { kind: 'page'; name: InformationName }
  | { kind: 'paired'; name: PairedName }
  | { kind: 'versions'; name: NoticeName }
  | { kind: 'version'; name: NoticeName; shown: RecordedVersion }
  | { kind: 'changes'; name: NoticeName; newer: RecordedVersion; older: RecordedVersion }
);

/** Every address of this route. */
export function addresses(): readonly Address[] {
  return [
    ...informationNames
      .filter((name) => name.includes('/'))
      .map((name) => ({ path: pagePaths[name], kind: 'page', name }) as const),
    // `/help/en-es` has a route of its own, because it would match that of the situations.
    ...pairedNames
      .filter((name) => name !== 'help')
      .map((name) => ({ path: pairedPath(name), kind: 'paired', name }) as const),
    ...noticeNames.flatMap(versionAddresses),
  ];
}

/** The page at the address made of `parts`. Throws a `RouterError` when there is none. */
export function addressAt(parts: readonly string[]): Address {
  const path = `/${parts.join('/')}`;
  const address = addresses().find((one) => one.path === path);
  if (!address) throw new RouterError(`There is no page ${path}`, 404);
  return address;
}

function versionAddresses(name: NoticeName): readonly Address[] {
  const recorded = recordedVersions(name);
  if (recorded.length === 0) return [];
  return [
    { path: versionsPath(name), kind: 'versions', name },
    ...recorded.flatMap((shown): Address[] => {
      const { version } = shown;
      const older = predecessorOf(recorded, version);
      const path = versionPath(name, version);
      return [
        { path, kind: 'version', name, shown },
        ...(older ? [{ path: changesPath(name, version), kind: 'changes', name, newer: shown, older } as const] : []),
      ];
    }),
  ];
}
