import { noticeStates } from '@/content-check/lock/notice-state';
import { siteWithoutSpelling } from '../check/findings';
import { EditRefused } from '../refusals';
import type { MarkedSite } from '../site/load-marked-site';

/** Name of the notice to which a text belongs: `legal.privacy-notice.sections…` gives `privacy-notice`. */
export function noticeOf(key: string): string | undefined {
  return /^legal\.([\w-]+)\./.exec(key)?.[1];
}

/** Whether a list is the log of changes of a notice. It can only be changed together with the version in `content/notices.ts`. */
export function isChangeLog(list: string): boolean {
  return /^legal\.[\w-]+\.changes$/.test(list);
}

/** Whether the text belongs to a notice whose current version is recorded, and therefore must not change. */
export async function isLockedNotice(site: MarkedSite, key: string): Promise<boolean> {
  const notice = noticeOf(key);
  if (!notice || key.startsWith(`legal.${notice}.meta.`)) return false;
  const states = noticeStates(await siteWithoutSpelling(site));
  return states.some(({ name, state }) => name === notice && state !== 'unrecorded');
}

/** Throws `EditRefused` if the text belongs to such a notice. */
export async function refuseLocked(site: MarkedSite, key: string): Promise<void> {
  if (await isLockedNotice(site, key))
    throw new EditRefused('This notice is published. Prepare a new version before you change its text.');
}
