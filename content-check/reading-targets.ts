import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import type { Module } from './modules';

const consumerTargets: PerCompleteLocale<number> = { en: 8, es: 60 };
const legalTargets: PerCompleteLocale<number> = { en: 12, es: 50 };

/** The score that running text must reach: grade 8 / INFLESZ 60 for consumer pages and "In short", 12 / 50 for legal bodies. */
export function targetOf({ kind }: Pick<Module, 'kind'>, isSummary: boolean, locale: CompleteLocale): number {
  return kind === 'legal' && !isSummary ? legalTargets[locale] : consumerTargets[locale];
}
