import type { TranslationLock } from './lock-file';

/** The lock as JSON with sorted keys and one text per line, so that two edits rarely change the same line. */
export function formatLock({ texts, notices }: TranslationLock): string {
  const lines = Object.entries(texts)
    .sort(byName)
    .map(([key, hashes]) => `    ${JSON.stringify(key)}: ${JSON.stringify(hashes)}`);
  const versions = Object.entries(notices)
    .sort(byName)
    .map(([name, known]) => {
      const entries = Object.entries(known).map(
        ([version, hashes]) => `      ${JSON.stringify(version)}: ${JSON.stringify(hashes)}`,
      );
      return `    ${JSON.stringify(name)}: {\n${entries.join(',\n')}\n    }`;
    });
  return `{\n  "texts": {\n${lines.join(',\n')}\n  },\n  "notices": {\n${versions.join(',\n')}\n  }\n}\n`;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
