import { expect, it } from 'vitest';
import { decoded } from '@/lib/text/decoded';

it.each([
  ['', ''],
  ['caf%C3%A9', 'café'],
  ['100%', undefined],
  ['%E9', undefined],
])('decodes %j as %j', (text, expected) => expect(decoded(text)).toBe(expected));
