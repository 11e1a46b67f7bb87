/**
 * Keys of texts that stand in the other language on purpose and are marked so in the page: the language switcher's accessible
 * name. No rule about a page's language looks at them.
 */
export const otherLanguageKeys: ReadonlySet<string> = new Set(['messages.Header.switchLanguage']);
