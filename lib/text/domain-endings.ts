/**
 * Endings of web addresses that, in small letters, are neither words nor abbreviations in either language, so that a missing space after a
 * period, as in `San Diego.CA`, is not taken for an address.
 */
export const domainEndings = 'com org gov edu biz dev xyz io ly uk ru cn tk pw'.split(' ');
