// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const envelope: Drawing = {
  viewBox: '0 0 240 192',
  opening: 'M101 100L108 95L113 94L121 95L129 99L130 104L127 107L123 109L111 110L104 108L101 106L100 104z',
  spill: '',
  lines: [
    { width: 0.45, path: 'm18 97 12 1m-30 43 239 34m0-52-34-4' },
    {
      width: 0.65,
      path: 'm9 125 196 26m0 0-72-49m-1 2 0 5-4 4-7 3-7 0-7-1-6-2-3-4-1-4m1-4 1-2 4-3 5-1 5-1m0 0-8 2-5 4m0 0 0 3 1 2 5 4 8 1 9-1 6-4 1-3-1-2-4-4-9-2m0 0 11 2 3 3 2 2 1 3-2 3-3 3-3 1-11 2-10-2-3-2-3-2-1-3 1-3m3-3-92 27',
    },
    {
      width: 0.9,
      path: 'm55 68 151 15m0 0-1 68m0 0-1 7m0 0-194-26m0 0-1-7m1-1 45-56m0 0 46 30m-1 5-3 1 0 3m36 0 0-3-3-2m3 0 73-19',
    },
  ],
};
