/**
 * Whether a version is in `ranges`, of which each has a major version with a lowest minor one: `^20.19 || >=24`.
 * @param {string} version
 * @param {string} ranges
 * @returns {boolean}
 */
export function isInRanges(version, ranges) {
  const [major = 0, minor = 0] = numbersIn(version);
  return ranges.split(' || ').some((range) => {
    const [from = 0, fromMinor = 0] = numbersIn(range);
    return major === from ? minor >= fromMinor : major > from && range.startsWith('>=');
  });
}

/** @param {string} text */
function numbersIn(text) {
  return text.match(/\d+/g)?.map(Number) ?? [];
}
