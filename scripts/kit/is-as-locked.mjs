/**
 * Whether the installed packages are exactly those of the lock file, by version and checksum. Optional packages for other platforms may be missing.
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages by their folder; the project itself is ''
 * @param {Packages} wanted
 * @param {Packages} present
 * @returns {boolean}
 */
export function isAsLocked(wanted, present) {
  const isSame = (/** @type {string} */ path) =>
    present[path]?.version === wanted[path]?.version && present[path]?.integrity === wanted[path]?.integrity;
  const needed = Object.keys(wanted).filter((path) => path !== '' && (!wanted[path]?.optional || path in present));
  return [...needed, ...Object.keys(present)].every(isSame);
}
