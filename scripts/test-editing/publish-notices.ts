import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeModule } from '@/content-check/modules';
import { completeLocales } from '@/lib/i18n/routing';
import { type Edit, editFiles } from '@/scripts/kit/edit-files';

const entries = { en: 'We changed how you reach us.', es: 'Cambiamos cómo comunicarse con nosotros.' };

/** Gives each notice in the content check's `findings` the version that they require, as the content guide says; returns false if there is none. */
export function publishNotices(folder: string, findings: string): boolean {
  const asked = [...findings.matchAll(/Give it a new one: ([a-z-]+) (\S+) → (\S+?)\.(?=\s)/g)];
  for (const [, name = '', old = '', next = ''] of asked) {
    const version = (number: string) => `'${name}': { version: '${number}'`;
    const edits: Edit[] = [{ file: 'content/notices.ts', find: version(old), put: version(next) }];
    for (const locale of completeLocales) {
      const file = noticeModule(locale, name);
      const newest = /changes: \[\s*\{\s*(version(?:: [^,]+)?),/.exec(readFileSync(join(folder, file), 'utf8'));
      if (!newest) throw new Error(`${file}: no entry for the present version in \`changes\``);
      const [find, present] = newest;
      const put = `changes: [{ ${present}, text: '${entries[locale]}' }, { version: '${old}',`;
      edits.push({ file, find, put });
    }
    editFiles(folder, edits);
  }
  return asked.length > 0;
}
