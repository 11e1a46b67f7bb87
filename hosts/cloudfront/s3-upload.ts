import { fileHeaders } from '../file-headers';
import type { HostRules } from '../rules';
import { isFileOfHosts } from '../unserved-files';

/**
 * A script that copies `out/` to a bucket with the right type and cache rule on each object: `upload.sh BUCKET`. It uploads the files that
 * pages need first and deletes nothing, so that pages opened during a deployment, and the previous build, keep their files.
 */
export function s3UploadScript(rules: HostRules, published: readonly string[]): string {
  const groups = new Map<string, string[]>();
  const notFound = new Set(rules.notFoundPages.map(({ file }) => `/${file}`));
  for (const path of published.filter((name) => !notFound.has(name) && !isFileOfHosts(name))) {
    const { 'Content-Type': type, 'Cache-Control': cache } = fileHeaders(rules, path);
    const key = `put ${shellWord(type)} ${shellWord(cache)}`;
    groups.set(key, [...(groups.get(key) ?? []), path.slice(1)]);
  }
  const steps = [...groups].toSorted(([a], [b]) => Number(a.includes('text/html')) - Number(b.includes('text/html')));
  return [
    head,
    ...steps.map(([put, paths]) => `${put} <<'FILES'\n${paths.join('\n')}\nFILES\n`),
    ...rules.notFoundPages.map(({ file }) => putNotFound(rules, file)),
    '',
  ].join('\n');
}

const head = `#!/usr/bin/env bash
# Copies the site in out/ to an S3 bucket: host/cloudfront/upload.sh BUCKET
set -euo pipefail
bucket="s3://\${1:?name of the bucket}"
stage="$(mktemp -d)"
trap 'rm -rf "$stage"' EXIT

# Copies the files that are named on standard input, with this type and cache rule.
put() {
  rm -rf "\${stage:?}/files"
  mkdir "$stage/files"
  tar -C out -cf - -T - | tar -C "$stage/files" -xf -
  aws s3 cp "$stage/files" "$bucket" --recursive --no-progress --content-type "$1" --cache-control "$2"
}
`;

/** Uploads a not-found page with the mark by which `response.js` recognizes it. */
function putNotFound(rules: HostRules, file: string): string {
  const { 'Content-Type': type, 'Cache-Control': cache } = fileHeaders(rules, `/${file}`);
  const options = `--content-type ${shellWord(type)} --cache-control ${shellWord(cache)} --metadata status=404`;
  return `aws s3 cp ${shellWord(`out/${file}`)} "$bucket/${file}" ${options}`;
}

function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
