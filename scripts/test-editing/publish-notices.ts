import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLocales } from '@/lib/i18n/routing';

const entries = { en: 'We changed how you reach us.', es: 'Cambiamos cómo comunicarse con nosotros.' };

/** Gives each notice in the content check's `findings` the version that they require, as the content guide says; returns false if there is none. */
export function publishNotices(folder: string, findings: string): boolean {
  const asked = [...findings.matchAll(/Give it a new one: ([a-z-]+) (\S+) → (\S+?)\.(?=\s)/g)];
  for (const [, name = '', old = '', next = ''] of asked) {
    replaceIn(join(folder, 'content/notices.ts'), `'${name}': { version: '${old}'`, `'${name}': { version: '${next}'`);
    for (const locale of completeLocales) {
      const file = join(folder, `content/${locale}/legal/${name}.ts`);
      const version = /changes: \[\s*\{\s*(version(?:: [^,]+)?),/.exec(readFileSync(file, 'utf8'));
      if (!version) throw new Error(`${file}: no entry for the present version in \`changes\``);
      const [begin, present] = version;
      replaceIn(file, begin, `changes: [{ ${present}, text: '${entries[locale]}' }, { version: '${old}',`);
    }
  }
  return asked.length > 0;
}

/** Replaces the first `find` in a file. Throws if it is missing, because the script must then be updated with the file. */
export function replaceIn(file: string, find: string | RegExp, put: string): void {
  let isThere = false;
  const changed = readFileSync(file, 'utf8').replace(find, () => {
    isThere = true;
    return put;
  });
  if (!isThere) throw new Error(`${file} does not hold ${String(find)}: change the script that looks for it`);
  writeFileSync(file, changed);
}
