import type { Page } from '@playwright/test';

/** What a screen reader announces by itself: `focus` with the role and name of the focused element, `says` with the text of a live region. */
export type Heard = { log: () => Promise<readonly string[]>; clear: () => Promise<void> };

/** Records, from the next document on, what a screen reader would announce. */
export async function listen(page: Page): Promise<Heard> {
  await page.addInitScript(noteHeard);
  return {
    log: () => page.evaluate(() => (window as { heard?: string[] }).heard ?? []),
    clear: () => page.evaluate(() => void (window as { heard?: string[] }).heard?.splice(0)),
  };
}

/** Runs in the page. Records a live region when its visible text changes; hidden text is ignored. */
function noteHeard() {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const regions = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  const last = new Map<Element, string>();
  const bare = (text: string) =>
    text
      .replace(/[\u00AD\u2060]/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  function roleOf(element: Element): string {
    const role = element.getAttribute('role');
    if (role) return role;
    if (/^H[1-6]$/.test(element.tagName)) return 'heading';
    return { A: 'link', BUTTON: 'button', INPUT: 'field', SELECT: 'field', DIALOG: 'dialog' }[element.tagName] ?? '';
  }
  function nameOf(element: Element): string {
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return bare(element.getAttribute('aria-label') ?? (labelledBy ?? element).textContent);
  }
  function wordsOf(region: Element): string {
    return region.checkVisibility() ? bare((region as HTMLElement).innerText) : '';
  }
  function tell(root: ParentNode) {
    for (const region of root.querySelectorAll(regions)) {
      const words = wordsOf(region);
      if (words && words !== last.get(region)) heard.push(`says ${words}`);
      last.set(region, words);
    }
  }

  const told = { subtree: true, childList: true, characterData: true, attributes: true } as const;
  addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll(regions)) last.set(region, wordsOf(region));
    new MutationObserver(() => {
      tell(document);
      const announcer = document.querySelector('next-route-announcer')?.shadowRoot;
      if (announcer) tell(announcer);
    }).observe(document, told);
  });
  addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && heard.push(`focus ${roleOf(target)} ${nameOf(target)}`.trim()),
    true,
  );
}
