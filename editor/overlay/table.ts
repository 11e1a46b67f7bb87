import { element } from './dom';
import { showChanges } from './changes-page';
import { showFacts } from './facts-page';
import { showTexts } from './texts-page';
import { words } from './words';

/** The editor's own page: every text with search and filters, the firm's facts (`#facts`) and the changes (`#changes`). */
const main = element('main');
document.body.append(
  element(
    'nav',
    { class: 'toolbar', 'aria-label': words.toolbar },
    element('a', { href: '/' }, words.site),
    element('a', { href: '#texts' }, words.allTexts),
    element('a', { href: '#facts' }, words.facts.link),
    element('a', { href: '#changes' }, words.changes),
  ),
  main,
);
addEventListener('hashchange', show);
show();

function show(): void {
  main.replaceChildren();
  if (location.hash === '#changes') void showChanges(main);
  else if (location.hash === '#facts') void showFacts(main);
  else void showTexts(main);
}
