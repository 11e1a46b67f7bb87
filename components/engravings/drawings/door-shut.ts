// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const doorShut: Drawing = {
  viewBox: '0 0 112 144',
  opening: '',
  spill: '',
  lines: [
    {
      width: 0.45,
      path: 'm41 72 15 0 0-40-15-1 0 41m24 0 14 0 0-40-14 0 0 40m0 40 14 0 0-31-14 0 0 31m-24 1 15-1 0-30-15 0 0 31',
    },
    {
      width: 0.65,
      path: 'm21 0 0 8m0 0 83 4m-10 12-66-3m0 0 0 102m-5 4 0 8m0-8-3-5m3 5 86-4m2 11-96 5m0 0-3-9m48-10 0-96m25 0 0 96m-57-99 0-11',
    },
    {
      width: 0.9,
      path: 'm20 2 0 7m0 1 8 1m0 0 0 10m0 0 10 1m0 0 0 100m0 0-10 1m0-1 0-100m10 0 47 2m0 0 9 0m0 0 0 96m0 0-9 0m-1 0 0-96m6 1 0 94m9 0 9 4m1 0 0 7m0 0-86 5m-1-1-2-6m-8 8 2 7m59 1 38-2m-17-118 0-11m0 0-66-3m16-10 60 3m0 0 0 9m0 0-4 2m0 0-6 0',
    },
  ],
};
