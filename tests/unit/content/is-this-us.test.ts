import { expect, it } from 'vitest';
import { contentIn } from '@/content';
import { completeLocales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { textsOf } from '@/lib/text/blocks';

it.each(completeLocales)(
  'what is not ours can be a court’s, so its advice is not the warning: %s [same-4]',
  (locale) => {
    const { advice } = contentIn(locale)['is-this-us'];
    const [lookAlike, notOurs] = [advice['look-alike'].flatMap(textsOf), advice['not-ours'].flatMap(textsOf)];
    expect(notOurs.join()).toContain(`(${pagePaths['help/sued']})`);
    expect(notOurs).not.toEqual(lookAlike);
  },
);
