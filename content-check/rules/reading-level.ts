import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { countText, hardestFirst, readability, scoreOf } from '../readability';
import { targetOf } from '../reading-targets';
import type { Fault, PageRule, SiteTexts } from '../site';
import { type Twin, twinFault, twinsByModule } from '../twins';

/** With fewer words than this a score means nothing. */
const minWords = 40;

/** The running text of every page, and every "In short", reaches its target (`reading-targets.ts`). */
export const readingLevel: PageRule = { name: 'reading-level', check };

function check(site: SiteTexts): Fault[] {
  return [...twinsByModule(site)]
    .filter(([{ kind }]) => kind !== 'messages')
    .flatMap(([, twins]) => {
      const prose = twins.filter(({ role }) => role === 'prose');
      return [true, false].flatMap((isSummary) =>
        completeLocales.flatMap((locale) =>
          measure(
            prose.filter((twin) => twin.isSummary === isSummary),
            locale,
          ),
        ),
      );
    });
}

function measure(prose: readonly Twin[], locale: CompleteLocale): Fault[] {
  const [first] = prose;
  const texts = prose.map(({ plain }) => plain[locale]);
  if (!first || countText(texts, locale).words < minWords) return [];
  const { name, sign, reaches } = readability[locale];
  const target = targetOf(first.module, first.isSummary, locale);
  const score = scoreOf(texts, locale);
  if (reaches(score, target)) return [];
  const hardest = hardestFirst(prose, ({ plain }) => plain[locale], locale)[0]?.item ?? first;
  const part = first.isSummary ? 'The summary' : 'The running text';
  return [
    twinFault(
      hardest,
      `${part} of ${first.module.name} has ${name} ${score.toFixed(1)}; its hardest paragraph is this one.`,
      `${name} ${sign} ${target}: shorter sentences and words`,
      locale,
    ),
  ];
}
