// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const key: Drawing = {
  viewBox: '0 0 240 192',
  opening: '',
  spill: '',
  lines: [
    {
      width: 0.65,
      path: 'm6 103 1 5 3 8 2 4 5 7 4 3 6 5 8 3 7 2 14-1 7-2 7-3 7-5 5-6 4-6 2-5m0 0-2 5-4 6-5 6-7 5-7 3-7 2-14 1-7-2-8-3-6-5-4-3-5-7-2-4-3-8-1-5m0 0 1-8 1-8 4-7 3-4 6-6 4-3 8-4 8-2 6 0 8 0 8 3 7 3 5 3 5 6 5 7 3 7m0 0-3-7-5-7-5-6-5-3-7-3-8-3-8 0-6 0-8 2-8 4-4 3-6 6-3 4-4 7-1 8-1 8m19-1 2 9 6 7 8 4 9 2 8-2 8-6 5-7 1-9-2-8-5-7-8-5-10-1-9 2-7 5-5 8-1 8m60-9 1 17m9 0 1 0 0-1 0-7-1-13m3 5 1 7-1 4m81 0 11 0m0 8-11 1m0-12-1 27m17-8 1-19m17-2 1 1 0-1 2-3-1-5-1-3',
    },
    {
      width: 0.9,
      path: 'm12 79 1 4 5 6 3 2 4 2 1 0-1-2m48 5-1 2 3 0 5-2 6-5 1-3m0 1 8 0 3 5 116-5m-1 1 0-1-115 4-3-4-8 0m-1 22 10-1 2-4 116-5 0-1m-5 1-1 20m0 0-13 0m-2-1 1-19m-4 1-1 26m0 0-11 1m-2-2 1-25',
    },
    { width: 1.15, path: 'm86 103 10-1 3-1 117-5m-9 16-12 1' },
  ],
};
