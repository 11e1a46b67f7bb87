import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RecordedVersion, textAddress } from '@/content/versions';
import { filesIn } from '@/files/files-in';
import { completeLocales } from '@/lib/i18n/routing';
import {
  changesPath,
  feedPath,
  noticeNames,
  noticesDataPath,
  pairedNames,
  pairedPath,
  versionPath,
  versionsPath,
} from '@/lib/pages/pages';

/** Addresses of the site that are not in the list of pages: pages beside them, data, and the files of `public` in the folder `root`. */
export function sideAddresses(root: string, recorded: readonly RecordedVersion[]): readonly string[] {
  const files = join(root, 'public');
  return [
    ...pairedNames.map(pairedPath),
    feedPath,
    noticesDataPath,
    ...noticeNames.flatMap((notice) => versionAddresses(recorded.filter((version) => version.notice === notice))),
    ...(existsSync(files) ? filesIn(files).map((file) => `/${file}`) : []),
  ];
}

/** Addresses of the versions of one notice, the newest first; only the oldest has no page of its changes. */
function versionAddresses(versions: readonly RecordedVersion[]): readonly string[] {
  return versions.flatMap((recorded, index) => {
    const { notice, version } = recorded;
    return [
      versionsPath(notice),
      versionPath(notice, version),
      ...(index < versions.length - 1 ? [changesPath(notice, version)] : []),
      ...completeLocales.map((locale) => textAddress(recorded, locale)),
    ];
  });
}
