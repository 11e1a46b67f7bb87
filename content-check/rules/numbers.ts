import { nationalNumber } from '@/lib/links/phone';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { numbersIn } from '../text/numbers';
import { readableTwins, twinFault } from '../twins';

/**
 * Finds numbers, dates, times, versions, phones and amounts that only one language has, in digits or in words ("30", "treinta").
 * If English gives its main phone line, Spanish may give its own.
 */
export const numbers: Rule = { name: 'numbers', check };

function check(site: SiteUnderTest): Fault[] {
  const lines = Object.values(site.mainLines).map(nationalNumber);
  return readableTwins(site).flatMap((twin) => {
    if (twin.texts.en === undefined || twin.texts.es === undefined) return [];
    const [en, es] = [numbersIn(twin.plain.en, 'en'), numbersIn(twin.plain.es, 'es')];
    const has = (numbers: ReadonlySet<string>, number: string) =>
      numbers.has(number) || (lines.includes(number) && lines.some((line) => numbers.has(line)));
    const onlyEnglish = [...en.strict].filter((number) => !has(es.loose, number));
    const onlySpanish = [...es.strict].filter((number) => !has(en.loose, number));
    if (onlyEnglish.length + onlySpanish.length === 0) return [];
    const shown = (list: readonly string[]) => list.join(', ') || 'nothing';
    const message = `Numbers differ: ${shown(onlyEnglish)} only in English, ${shown(onlySpanish)} only in Spanish.`;
    return [twinFault(twin, message, 'the same numbers, dates, times and phones in both languages')];
  });
}
