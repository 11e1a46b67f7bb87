// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const doorShut: Drawing = {
  viewBox: '25 0 197 288',
  opening: '',
  spill: '',
  lines: [
    {
      width: 0.45,
      path: 'm76 156 28-1 0-74-28-1 0 76m46-1 27 0 0-73-27-1 0 74m0 75 27-1 0-59-27 0 0 60m-46 1 28-1 0-60-28 1 0 60',
    },
    {
      width: 0.65,
      path: 'm37 18 0 18m0 0 159 5m-18 24-127-3m0 0 0 188m-12-2 2 9m0 0 158-5m20 17-191 8m0 0 0 9m2-1 187-8m-55-31 0-181m-40 1 0 176m-9 3 0-179m-28-1 0 181m-16 1 89-2m-117 12 0 13m-13 7-1-15m24-200 0-22',
    },
    {
      width: 0.9,
      path: 'm37 18 159 6m0 0 0 17m0 0-8 5m0 0-10 0m0-2-127-4m0 2-15-1m0 0 0-17m14 18 0 21m0 0 0 185m1 2 17-1m0 0 0-187m0 0-17 0m7 0 0 188m-17 20 158-6m0 0 0-12m0 0-14-8m-7 2-16 0m-2-1 0-179m1 0-93-2m94 1 16 0m0 0 0 181m20 10 19 12m2 1 0 14m0 0-122 5m-70-2 0-12m151-209 0-21',
    },
    { width: 1.15, path: 'm53 44 125 4m0 10-125-4m23 11 0 181m18-3 0-175m19-2 0 179m18-3 0-173m18-2 0 177m22 0 0-179' },
  ],
};
