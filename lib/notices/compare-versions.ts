/** Negative if version `a` of a notice, such as `5.2`, is lower than `b`, positive if it is higher. A missing part counts as 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const parts = Math.max(left?.length ?? 0, right?.length ?? 0);
  for (let part = 0; part < parts; part++) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
