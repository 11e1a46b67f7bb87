import { describe, expect, it } from 'vitest';
import { userLocaleKey } from '@/lib/i18n/routing';
import { type BootPage, openBootPage } from './open-boot-page';

describe('the language switcher', () => {
  const stored = ({ window }: BootPage) => window.localStorage[userLocaleKey];
  const press = (page: BootPage, type: 'click' | 'auxclick', button: number) => {
    // Even a handler that stops and prevents the click runs too late to keep the choice from being stored.
    page.control('language').addEventListener(type, (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    });
    page.window.history.replaceState(null, '', '/about?a=1#plain-target');
    const event = new page.window.MouseEvent(type, { button, bubbles: true, cancelable: true });
    page.control('language').dispatchEvent(event);
  };

  it.each([
    ['click', 0],
    ['auxclick', 1],
  ] as const)('stores the choice at a %s with button %d, and keeps query and hash', async (type, button) => {
    const page = await openBootPage();
    press(page, type, button);
    expect(stored(page)).toBe('es');
    expect((page.control('language') as HTMLAnchorElement).href).toMatch(/\/es\/about\?a=1#plain-target$/);
  });

  it('keeps query and hash when storage is blocked [locale-4]', async () => {
    const page = await openBootPage();
    const block = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    Object.defineProperty(page.window, 'localStorage', { get: block });
    press(page, 'click', 0);
    expect(page.errors).toEqual([]);
    expect((page.control('language') as HTMLAnchorElement).href).toMatch(/\/es\/about\?a=1#plain-target$/);
  });

  it('stores nothing for a right click, the buttons of Back and Forward, or another link', async () => {
    const page = await openBootPage();
    [2, 3, 4].forEach((button) => press(page, 'auxclick', button));
    page.click('plain');
    expect(stored(page)).toBeUndefined();
    expect((page.control('language') as HTMLAnchorElement).search).toBe('');
  });
});
