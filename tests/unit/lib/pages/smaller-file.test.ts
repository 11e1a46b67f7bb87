import { expect, test } from 'vitest';
import { smallerFile } from '@/lib/pages/smaller-file';

test.each([
  ['front-door.webp', 760, 'front-door-760.webp'],
  ['/photographs/door.v2.jpg', 480, '/photographs/door.v2-480.jpg'],
])('the smaller file of %s with %d pixels is %s', (photograph, width, file) => {
  expect(smallerFile(photograph, width)).toBe(file);
});
