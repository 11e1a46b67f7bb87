import { expect, it } from 'vitest';
import { leaveSiteAttribute, mark, userLocaleAttribute } from '@/boot/protocol';

it('an element is marked by an attribute, with a value where one is given', () => {
  expect(mark(leaveSiteAttribute)).toEqual({ 'data-leave-site': '' });
  expect(mark(userLocaleAttribute, 'es')).toEqual({ 'data-user-locale': 'es' });
});
