import { completeLocales, type CompleteLocale } from '@/lib/i18n/routing';
import { modulesOf } from '../modules';
import { countText, hardestFirst, readability, scoreOf } from '../readability';
import { targetOf } from '../reading-targets';
import type { Finding, SiteUnderTest } from '../site';
import { moduleTwins, twinFinding, type Twin } from '../twins';

/** With fewer words than this a score means nothing. */
const leastWords = 40;

/** The running text of every page, and every "In short", reaches its target (`reading-targets.ts`). */
export function readingLevel(site: SiteUnderTest): Finding[] {
  return modulesOf(site)
    .filter(({ kind }) => kind !== 'messages')
    .flatMap((module) => {
      const prose = moduleTwins(module).filter(({ role }) => role === 'prose');
      return [true, false].flatMap((summary) =>
        completeLocales.flatMap((locale) =>
          measure(
            prose.filter((twin) => twin.summary === summary),
            locale,
          ),
        ),
      );
    });
}

function measure(prose: readonly Twin[], locale: CompleteLocale): Finding[] {
  const [first] = prose;
  const texts = prose.map(({ plain }) => plain[locale]);
  if (!first || countText(texts, locale).words < leastWords) return [];
  const { name, sign, reaches } = readability[locale];
  const target = targetOf(first.module, first.summary, locale);
  const score = scoreOf(texts, locale);
  if (reaches(score, target)) return [];
  const hardest = hardestFirst(prose, ({ plain }) => plain[locale], locale)[0]?.item ?? first;
  const part = first.summary ? 'The summary' : 'The running text';
  return [
    twinFinding(
      'reading-level',
      hardest,
      `${part} of ${first.module.name} has ${name} ${score.toFixed(1)}; its hardest paragraph is this one.`,
      `${name} ${sign} ${target}: shorter sentences and words`,
      locale,
    ),
  ];
}
