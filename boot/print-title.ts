import { printTitleAttribute } from './protocol';

/** Passes the page's title and version to the margins of a print-out (`app/globals.css`), since CSS cannot read them from elements. */
export function titlePrintOuts(): void {
  addEventListener('beforeprint', () => {
    const named = [...document.querySelectorAll('main h1, [data-version]')];
    const words = named.map((element) => element.getAttribute(printTitleAttribute) ?? element.textContent).join(' · ');
    document.documentElement.style.setProperty('--print-title', JSON.stringify(words));
  });
}
