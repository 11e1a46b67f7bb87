import { predecessorOf, recordedVersions } from '@/content/versions';
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

/** The kind of page at an address of this route. */
export type Address =
  | { kind: 'page'; name: InformationName }
  | { kind: 'paired'; name: PairedName }
  | { kind: 'versions'; name: NoticeName }
  | { kind: 'version' | 'changes'; name: NoticeName; version: string };

/** Every address of this route, in English. */
export function addresses(): ReadonlyMap<string, Address> {
  return new Map<string, Address>([
    ...informationNames
      .filter((name) => name.includes('/'))
      .map((name) => [pagePaths[name], { kind: 'page', name }] as const),
    // `/help/en-es` has a route of its own, because it would match that of the situations.
    ...pairedNames.flatMap((name) => (name === 'help' ? [] : [[pairedPath(name), { kind: 'paired', name }] as const])),
    ...noticeNames.flatMap(versionAddresses),
  ]);
}

/** The page at the address made of `parts`. Throws a `RouterError` when there is none. */
export function addressAt(parts: readonly string[]): Address {
  const path = `/${parts.join('/')}`;
  const address = addresses().get(path);
  if (!address) throw new RouterError(`There is no page ${path}`, 404);
  return address;
}

function versionAddresses(name: NoticeName): readonly (readonly [string, Address])[] {
  const recorded = recordedVersions(name);
  if (recorded.length === 0) return [];
  const versions = recorded.map(({ version }) => version);
  return [
    [versionsPath(name), { kind: 'versions', name }],
    ...versions.map((version) => [versionPath(name, version), { kind: 'version', name, version }] as const),
    ...versions
      .filter((version) => predecessorOf(recorded, version))
      .map((version) => [changesPath(name, version), { kind: 'changes', name, version }] as const),
  ];
}
