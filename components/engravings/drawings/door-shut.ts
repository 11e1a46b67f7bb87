// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const doorShut: Drawing = {
  viewBox: '0 0 112 144',
  opening: '',
  spill: 'M11 135L19 135L19 128L20 128L20 130L21 130L21 140L19 140L16 144L12 144z',
  lines: [
    {
      width: 0.45,
      path: 'm41 80 15 0 0-40-15-1 0 41m24 0 14 0 0-40-14 0 0 40m0 40 14 0 0-31-14 0 0 31m-24 1 15-1 0-30-15 0 0 31',
    },
    {
      width: 0.65,
      path: 'm24 12 0 4m0 0 76 4m-5 4-67-3m0 0 0-4m2 4 0 8m0 0 0 102m-7 4 86-4m2 11-38 2m12-16 0-96m8 0-63-3m30 3 0 96m-41-1 4 8m0 0 0 8m-9 0-3-8',
    },
    {
      width: 0.9,
      path: 'm24 12 76 4m-5 4-67-3m2 4 63 3m0 0 0 8m0 0-8 0m0 0-47-2m0 0-8-1m-1 0 0-7m0 8 0 100m1 1 8-1m0 0 0-100m-15-12 0-4m61 18 0 96m1 0 8 0m0 0 0-96m6 95 9 4m1 0 0 7m0 0-86 5m-1-1-3-8m0 0 0-7m-1 7-7 1m0 1 0 6',
    },
  ],
};
