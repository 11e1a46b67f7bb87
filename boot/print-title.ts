import { printTitle } from './protocol';

/** Gives the page margins of a print-out the title and version of the page (`app/globals.css`): CSS cannot take them from the page's elements. */
export function titlePrintOuts(): void {
  addEventListener('beforeprint', () => {
    const named = [...document.querySelectorAll('main h1, [data-version]')];
    const words = named.map((element) => element.getAttribute(printTitle) ?? element.textContent).join(' · ');
    document.documentElement.style.setProperty('--print-title', JSON.stringify(words));
  });
}
