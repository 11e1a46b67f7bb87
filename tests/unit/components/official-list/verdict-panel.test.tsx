// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VerdictPanel } from '@/components/official-list/verdict-panel';
import { contentIn } from '@/content';
import { defaultLocale } from '@/lib/i18n/routing';
import { checkOfficial } from '@/lib/official-list/check';
import { list } from '@/tests/unit/lib/official-list/list';

const { words } = contentIn(defaultLocale)['is-this-us'];

function showVerdictOn(written: string) {
  const comparison = checkOfficial(written, list)!;
  const advice = { 'look-alike': 'advice on a look-alike', 'not-ours': 'advice on what is not ours' };
  return render(
    <VerdictPanel comparison={comparison} words={words} notToCollect={[]} advice={advice} fake="" call="1" />,
  );
}

it.each([
  ['800-555-0191', 'advice on a look-alike'],
  ['303-555-0188', 'advice on what is not ours'],
  ['555-0199', undefined],
  ['800-555-0199', undefined],
])('the verdict on %s has its own advice: %s [same-4]', (written, advice) => {
  const shown = showVerdictOn(written).container.textContent;
  expect(/advice on[a-z -]*/.exec(shown)?.[0]).toBe(advice);
});
