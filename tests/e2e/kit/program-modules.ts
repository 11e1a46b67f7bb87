import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/** What a script of the program brings: its modules by their ids, and the ids of the components that run in the browser on its page. */
export type ProgramFile = { modules: ReadonlySet<number>; components: ReadonlySet<number> };

/** Runs a script of the program without a browser, and lists what it registers instead of running its modules. */
export function programFile(address: string): ProgramFile {
  const modules = new Set<number>();
  const data: string[] = [];
  const element = { setAttribute: () => {}, addEventListener: () => {} };
  const page = {
    document: { createElement: () => element, head: { append: () => {}, lastChild: element } },
    TURBOPACK: {
      push: (chunk: unknown[]) =>
        Array.from(chunk).forEach((part) => Number.isInteger(part) && modules.add(part as number)),
    },
    __next_f: { push: ([, text]: [number, string?]) => data.push(text ?? '') },
  };
  runInNewContext(readFileSync(`out${address}`, 'utf8'), { ...page, self: page });
  const components = [...data.join('').matchAll(/:I\[(\d+),/g)].map(([, id]) => Number(id));
  return { modules, components: new Set(components) };
}
