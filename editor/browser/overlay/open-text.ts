const stored = 'editor-open-text';

/** The text whose panel is open on this page of this tab. Next reloads the page after some changes, and the panel then opens again. */
export const openText = {
  /** Key of the text, if its panel was open when this page was left. */
  read(): string | undefined {
    const [path, key] = (sessionStorage.getItem(stored) ?? '').split(' ');
    return path === location.pathname ? key : undefined;
  },
  keep(key: string): void {
    sessionStorage.setItem(stored, `${location.pathname} ${key}`);
  },
  forget(): void {
    sessionStorage.removeItem(stored);
  },
};
