// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VerdictPanel } from '@/components/official-list/verdict-panel';
import { contentIn } from '@/content';
import { defaultLocale } from '@/lib/i18n/routing';
import { checkOfficial } from '@/lib/official-list/check';
import { list } from '@/tests/unit/lib/official-list/list';

afterEach(cleanup);

const { words } = contentIn(defaultLocale)['is-this-us'];

function showVerdictOn(written: string) {
  const comparison = checkOfficial(written, list)!;
  const advice = { 'look-alike': 'advice on a look-alike', 'not-ours': 'advice on what is not ours' };
  return render(
    <VerdictPanel
      written={written}
      comparison={comparison}
      words={words}
      notToCollect={[]}
      advice={advice}
      fake=""
      call="1"
    />,
  );
}

it.each([
  ['800-555-0191', 'advice on a look-alike'],
  ['303-555-0188', 'advice on what is not ours'],
  ['javascript:alert(1)', 'advice on a look-alike'],
  ['555-0199', undefined],
  ['800-555-0199', undefined],
])('the verdict on %s has its own advice: %s [same-4]', (written, advice) => {
  const shown = showVerdictOn(written).container.textContent;
  expect(/advice on[a-z -]*/.exec(shown)?.[0]).toBe(advice);
});

it.each([
  ['portal.wexcombevale.example:8443'],
  ['javascript:alert(1)'],
  ['file:///etc/passwd'],
  ['http://[::1', '[::1'],
  ['secure-pay.test/www.wexcombevale.example', 'secure-pay.test'],
  ['xn--wexcombevle-6ij.example', 'wexcombevаle.example'],
  ['Info@WexcombeVale.example', 'info@wexcombevale.example'],
  ['617.555.0100 ext. 204', '617-555-0100'],
  ['City of Yonkers 0000', '0000'],
  ['“hello”'],
])(
  '%j is shown as it was typed, and what was compared beside it only if it differs: %j [same-1]',
  (written, ...part) => {
    const { container } = showVerdictOn(written);
    const ours = checkOfficial(written, list)?.ours;
    const shown = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(ours ? shown.slice(0, -1) : shown).toEqual([written, ...part]);
  },
);

it.each([
  ['800-555-0198', '8'],
  ['(800) 555-0198', '8'],
  ['1.800.555.0198 ext. 12', '8'],
  ['6175550101', '1'],
  ['+1 8OO 555 0199', 'OO'],
  ['l-800-555-0199', 'l-'],
  ['bob@wexcombevalle.example', 'l'],
  ['payments@wexcombevаle.example', 'а'],
  ['info@m.wexcombevale.example', 'info@m.'],
  ['pay@www.wexcombevale.example', 'pay@www.'],
  ['web.wexcombevale.example', 'web.'],
  ['wexpay@wexcombevale.example', 'wexpay@'],
  ['info@wexcombevale.example.pay.test', '.pay.test'],
  ['into@wexcombevale.example', 't'],
  ['100 colonnade square, suite 500, harrow quay, ma 00001', '1'],
  ['cca-0000001', '1'],
  ['License No. 0000000-dcb', 'b'],
  ['info@xn--wexcombevle-6ij.example', 'а'],
])('only what differs from our entry is marked in %j: %j [same-1]', (written, marked) => {
  expect(showVerdictOn(written).container.querySelector('mark')?.textContent).toBe(marked);
});
