import { closest } from './click';
import { printsAttribute, printTitleAttribute, versionAttribute } from './protocol';

/** Prints on a click on a marked button, with or without the program; browsers inside other apps may lack `print`. */
export function printOnClick(): void {
  addEventListener('click', (event) => closest(event, `[${printsAttribute}]`) && (window as Partial<Window>).print?.());
}

/** Passes the page's title and version to the margins of a print-out (`app/styles/print.css`), since CSS cannot read them from elements. */
export function titlePrintOuts(): void {
  addEventListener('beforeprint', () => {
    const named = [...document.querySelectorAll(`main h1, [${versionAttribute}]`)];
    const words = named.map((element) => element.getAttribute(printTitleAttribute) ?? element.textContent).join(' · ');
    document.documentElement.style.setProperty('--print-title', JSON.stringify(words));
  });
}
