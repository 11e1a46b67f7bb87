import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import type { Fault, PageRule, SiteTexts } from '../site';
import { sentences } from '../text/sentences';
import { words } from '../text/words';
import { readableTwins, type Twin, twinFault } from '../twins';

const maxWords = 8;
const footerModule = 'disclosures';

type Said = { twin: Twin; sentence: string };

/**
 * No sentence of more than eight words appears twice on a page: in its module, or in its module and the footer. Table cells and texts for
 * search engines do not count.
 */
export const repeatedSentences: PageRule = { name: 'repeated-sentences', check };

function check(site: SiteTexts): Fault[] {
  const twins = readableTwins(site).filter(
    ({ role, module }) => role !== 'cell' && role !== 'meta' && module.kind !== 'messages',
  );
  const footer = twins.filter(({ key }) => key.startsWith(`${footerModule}.everyPage.`));
  const modules = [...new Set(twins.map(({ module }) => module.name))];
  return modules.flatMap((name) => {
    const own = twins.filter(({ module }) => module.name === name);
    return completeLocales.flatMap((locale) => repeats(name === footerModule ? [] : footer, own, locale));
  });
}

function repeats(before: readonly Twin[], own: readonly Twin[], locale: CompleteLocale): Fault[] {
  const seen = new Map(
    before.flatMap((twin) => longSentences(twin, locale)).map((said) => [normal(said.sentence), said.twin]),
  );
  return own
    .flatMap((twin) => longSentences(twin, locale))
    .flatMap(({ twin, sentence }) => {
      const first = seen.get(normal(sentence));
      if (!first) seen.set(normal(sentence), twin);
      return first
        ? [
            twinFault(
              twin,
              `This sentence is already on this page, at ${first.key}: “${sentence}”`,
              'each sentence once a page; other words or none here',
              locale,
            ),
          ]
        : [];
    });
}

function longSentences(twin: Twin, locale: CompleteLocale): Said[] {
  return sentences(twin.plain[locale])
    .filter((sentence) => words(sentence).length > maxWords)
    .map((sentence) => ({ twin, sentence }));
}

function normal(sentence: string): string {
  return words(sentence.toLowerCase()).join(' ');
}
