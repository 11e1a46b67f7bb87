import { expect, it } from 'vitest';
import { bareText } from '@/lib/text/bare-text';

it.each([
  ['Murió', 'murio'],
  ['AÑO', 'ano'],
  ['court', 'court'],
])('%s is normalized to %s', (text, bare) => {
  expect(bareText(text)).toBe(bare);
});
