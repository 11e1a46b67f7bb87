/**
 * Whether what is installed is what the lock file names, by version and checksum, and nothing else. Optional packages may be missing: they are for other machines.
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages by their folder; the project itself is ''
 * @param {Packages} wanted
 * @param {Packages} present
 * @returns {boolean}
 */
export function isAsLocked(wanted, present) {
  const isSame = (path) =>
    present[path]?.version === wanted[path]?.version && present[path]?.integrity === wanted[path]?.integrity;
  const needed = Object.keys(wanted).filter((path) => path !== '' && (!wanted[path].optional || path in present));
  return [...needed, ...Object.keys(present)].every(isSame);
}
