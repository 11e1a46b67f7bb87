import { nextVersion, noticeStates } from '@/content-check/lock/notice-state';
import { noticeModule } from '@/content-check/modules';
import { siteWithoutSpelling } from '@/editor/check/findings';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { withChange, withStamp } from '@/editor/source/notice-source';
import { completeLocales } from '@/lib/i18n/routing';
import { type Edit, editFiles } from '@/scripts/kit/edit-files';

const entries = { en: 'We changed how you reach us.', es: 'Cambiamos cómo comunicarse con nosotros.' };

/** Gives each published notice that changed in the project in `folder` its next version; returns whether there was one. */
export async function publishNotices(folder: string): Promise<boolean> {
  const site = await siteWithoutSpelling(await loadMarkedSite(folder));
  const changed = noticeStates(site).filter(({ state }) => state === 'changed');
  for (const { name, version } of changed) {
    const stamp = { ...site.notices[name]!, version: nextVersion(site, name) };
    editFiles(folder, [
      editOf('content/notices.ts', (source) => withStamp(source, name, stamp)),
      ...completeLocales.map((locale) =>
        editOf(noticeModule(locale, name), (source) => withChange(source, entries[locale], version)),
      ),
    ]);
  }
  return changed.length > 0;
}

function editOf(file: string, put: (source: string) => string): Edit {
  return { file, find: /^[^]*$/, put };
}
