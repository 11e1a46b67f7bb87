/** Whether `path` is `prefix` or below it; any path is within the empty prefix. */
export function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
