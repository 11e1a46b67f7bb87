import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { type TranslationState, translationStates } from './lock/translation-state';
import type { Module } from './modules';
import { readability, scoreOf } from './readability';
import { targetOf } from './reading-targets';
import type { SiteUnderTest } from './site';
import { words } from './text/words';
import { type Twin, twinsByModule } from './twins';

const head = ['page', 'lang', 'words', 'measure', 'body', 'target', 'summary', 'target', 'translation'];

/** A table by page and language: words, reading scores of the body and of "In short" with their targets, status of the translation. */
export function formatReport(site: SiteUnderTest): string {
  const states = translationStates(site);
  const rows = [...twinsByModule(site)].flatMap(([module, all]) => {
    const twins = all.filter(({ role }) => role !== 'data' && role !== 'address');
    const status = site.lock ? statusOf(twins.map(({ key }) => states.get(key))) : 'no lock';
    return completeLocales.map((locale) => [
      module.name,
      locale,
      ...measures(module, twins, locale),
      locale === 'es' ? status : '',
    ]);
  });
  return table([head, ...rows]);
}

function measures(module: Module, twins: readonly Twin[], locale: CompleteLocale): string[] {
  const count = twins.filter(({ role }) => role !== 'meta').flatMap(({ plain }) => words(plain[locale])).length;
  const prose = twins.filter(({ role }) => role === 'prose');
  const scores = [false, true].flatMap((isSummary) => {
    const texts = prose.filter((twin) => twin.isSummary === isSummary).map(({ plain }) => plain[locale]);
    if (texts.length === 0) return ['', ''];
    return [scoreOf(texts, locale).toFixed(1), `${readability[locale].sign} ${targetOf(module, isSummary, locale)}`];
  });
  return [String(count), module.kind === 'messages' ? '' : readability[locale].name, ...scores];
}

function statusOf(states: readonly (TranslationState | undefined)[]): string {
  const stale = states.filter((state) => state === 'stale').length;
  const unrecorded = states.filter((state) => state === 'unrecorded').length;
  return (
    [stale > 0 ? `${stale} stale` : '', unrecorded > 0 ? `${unrecorded} not recorded` : '']
      .filter(Boolean)
      .join(', ') || 'fresh'
  );
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
