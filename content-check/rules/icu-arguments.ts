import { completeLocales, type CompleteLocale } from '@/lib/i18n/routing';
import { messageOf } from '@/lib/text/message-of';
import type { Finding, SiteUnderTest } from '../site';
import { argumentsIn } from '../text/icu';
import { twinFinding, twinsOf, type Twin } from '../twins';

/** Messages are well-formed ICU and take the same arguments in both languages; content has the same placeholders such as `{time}`. */
export function icuArguments(site: SiteUnderTest): Finding[] {
  return twinsOf(site).flatMap((twin) =>
    twin.module.kind === 'messages' ? compareMessages(twin) : compareMarks(twin),
  );
}

function compareMessages(twin: Twin): Finding[] {
  const parsed = completeLocales.map((locale) => read(twin, locale));
  const broken = parsed.flatMap((result) => ('finding' in result ? [result.finding] : []));
  if (broken.length > 0) return broken;
  const [en, es] = parsed.map((result) => ('args' in result ? result.args : []));
  return compareLists(twin, en ?? [], es ?? []);
}

function read(twin: Twin, locale: CompleteLocale): { args: string[] } | { finding: Finding } {
  try {
    return { args: argumentsIn(twin.texts[locale] ?? '') };
  } catch (error) {
    return {
      finding: twinFinding(
        'icu-arguments',
        twin,
        `The message is malformed ICU: ${messageOf(error)}.`,
        'each { closed by its }, each plural with an "other" branch',
        locale,
      ),
    };
  }
}

function compareMarks(twin: Twin): Finding[] {
  const [en, es] = completeLocales.map((locale) => [...new Set(twin.texts[locale]?.match(/\{\w*\}/g))].sort());
  return compareLists(twin, en ?? [], es ?? []);
}

function compareLists(twin: Twin, en: readonly string[], es: readonly string[]): Finding[] {
  if (twin.texts.en === undefined || twin.texts.es === undefined || en.join() === es.join()) return [];
  const shown = (list: readonly string[]) => list.join(', ') || 'none';
  return [
    twinFinding(
      'icu-arguments',
      twin,
      `The arguments differ: ${shown(en)} in English, ${shown(es)} in Spanish.`,
      'the same {arguments} in both languages',
    ),
  ];
}
