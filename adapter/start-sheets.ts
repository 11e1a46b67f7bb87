import { readFileSync, writeFileSync } from 'node:fs';

/** A row of a page's data by which React preloads a style sheet of that page. */
const preloads = /^:HL\[("[^"]+\.css"),"style"[^\]\n]*\]$/gm;

/**
 * The data of a page that is fetched ahead starts its style sheets instead of preloading them: a browser warns of what is preloaded and not used
 * within seconds, and a sheet of another page names only classes of its own. Changes the `.txt` files among `files`.
 */
export function startSheets(files: readonly string[]): void {
  for (const file of files.filter((each) => each.endsWith('.txt'))) {
    const data = readFileSync(file, 'utf8');
    const started = data.replace(preloads, ':HS[$1,"next"]');
    if (started !== data) writeFileSync(file, started);
  }
}
