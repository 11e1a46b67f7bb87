import { messageOf } from '@/lib/text/message-of';
import { element } from '../dom';
import { words } from '../words';
import { showChanges } from './changes-page';
import { showFacts } from './facts-page';
import { showTexts } from './texts-page';

/** The editor's own page: every text with search and filters, the firm's facts (`#facts`) and the changes (`#changes`). */
const pages = [
  { hash: '#texts', link: words.allTexts, show: showTexts },
  { hash: '#facts', link: words.facts.link, show: showFacts },
  { hash: '#changes', link: words.changes, show: showChanges },
] as const;

const links = pages.map(({ hash, link }) => element('a', { href: hash }, link));
const main = element('main');
document.body.append(
  element('nav', { class: 'toolbar', 'aria-label': words.toolbar }, element('a', { href: '/' }, words.site), ...links),
  main,
);
addEventListener('hashchange', () => void show());
void show();

/** Shows the page of the address. Each page gets its own element, so that a page that loads late does not replace a newer one. */
async function show(): Promise<void> {
  const page = pages.find(({ hash }) => hash === location.hash) ?? pages[0];
  for (const link of links) link.ariaCurrent = link.hash === page.hash ? 'page' : null;
  const shown = element('div', {}, element('p', { role: 'status' }, words.loading));
  main.replaceChildren(shown);
  try {
    await page.show(shown);
  } catch (error) {
    shown.replaceChildren(
      element('p', { class: 'message', role: 'alert' }, messageOf(error)),
      element('button', { type: 'button', onclick: () => void show() }, words.tryAgain),
    );
  }
}
