import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const entries = { en: 'We changed how you reach us.', es: 'Cambiamos cómo comunicarse con nosotros.' };

/** Gives each notice that `findings` of the content check name the version they ask for, as the content guide says; false when they name none. */
export function publishNotices(folder: string, findings: string): boolean {
  const asked = [...findings.matchAll(/Give it a new one: ([a-z-]+) (\S+) → (\S+?)\.(?=\s)/g)];
  for (const [, name = '', old = '', next = ''] of asked) {
    replaceIn(join(folder, 'content/notices.ts'), `'${name}': { version: '${old}'`, `'${name}': { version: '${next}'`);
    for (const locale of ['en', 'es'] as const) {
      const file = join(folder, `content/${locale}/legal/${name}.ts`);
      const version = /changes: \[\s*\{\s*(version(?:: [^,]+)?),/.exec(readFileSync(file, 'utf8'));
      if (!version) throw new Error(`${file}: no entry for the present version in \`changes\``);
      const [begin, present] = version;
      replaceIn(file, begin, `changes: [{ ${present}, text: '${entries[locale]}' }, { version: '${old}',`);
    }
  }
  return asked.length > 0;
}

/** Replaces the first `find` in a file, and throws where it is not there. */
export function replaceIn(file: string, find: string | RegExp, put: string): void {
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(find, () => put);
  if (changed === source)
    throw new Error(`${file} does not hold ${String(find)}: change scripts/check-editing with it`);
  writeFileSync(file, changed);
}
