import { expect, it } from 'vitest';
import { leaveSiteAttribute, mark, userLocaleAttribute } from '@/boot/protocol';

it('mark returns a data attribute, with a value if given', () => {
  expect(mark(leaveSiteAttribute)).toEqual({ 'data-leave-site': '' });
  expect(mark(userLocaleAttribute, 'es')).toEqual({ 'data-user-locale': 'es' });
});
