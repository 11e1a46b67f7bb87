import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { messageOf } from '@/lib/text/message-of';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { argumentsIn } from '../text/icu';
import { type Twin, twinFault, twinsOf } from '../twins';

/** Messages are well-formed ICU and take the same arguments in both languages; content has the same placeholders such as `{time}`. */
export const icuArguments: Rule = { name: 'icu-arguments', check };

function check(site: SiteUnderTest): Fault[] {
  return twinsOf(site).flatMap((twin) =>
    twin.module.kind === 'messages' ? compareMessages(twin) : compareMarks(twin),
  );
}

function compareMessages(twin: Twin): Fault[] {
  const parsed = completeLocales.map((locale) => read(twin, locale));
  const broken = parsed.flatMap((result) => ('fault' in result ? [result.fault] : []));
  if (broken.length > 0) return broken;
  const [en, es] = parsed.map((result) => ('args' in result ? result.args : []));
  return compareLists(twin, en ?? [], es ?? []);
}

function read(twin: Twin, locale: CompleteLocale): { args: string[] } | { fault: Fault } {
  try {
    return { args: argumentsIn(twin.texts[locale] ?? '') };
  } catch (error) {
    return {
      fault: twinFault(
        twin,
        `The message is malformed ICU: ${messageOf(error)}.`,
        'each { closed by its }, each plural with an "other" branch',
        locale,
      ),
    };
  }
}

function compareMarks(twin: Twin): Fault[] {
  const [en, es] = completeLocales.map((locale) => [...new Set(twin.texts[locale]?.match(/\{\w*\}/g))].sort());
  return compareLists(twin, en ?? [], es ?? []);
}

function compareLists(twin: Twin, en: readonly string[], es: readonly string[]): Fault[] {
  if (twin.texts.en === undefined || twin.texts.es === undefined || en.join() === es.join()) return [];
  const shown = (list: readonly string[]) => list.join(', ') || 'none';
  return [
    twinFault(
      twin,
      `The arguments differ: ${shown(en)} in English, ${shown(es)} in Spanish.`,
      'the same {arguments} in both languages',
    ),
  ];
}
