// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const calendar: Drawing = {
  viewBox: '44 0 436 384',
  opening: 'm277 212 49 2-1 37-50-3z',
  spill: '',
  lines: [
    {
      width: 0.45,
      path: 'm95 135 285 7m0 0-8 187m0 0-287-21m0 0 10-173m-2 34 286 10m-2 37-286-12m-2 34 287 16m-2 37-287-18m43 38 10-175m45 1-9 177m47 4 9-179m48 1-8 181m49 4 9-184',
    },
    {
      width: 0.65,
      path: 'm85 77 55 0m1 13 6 0 9 0-15 0m16-13 159 2m-1 13 12 1 4-1-5 0m5-13 69 0m0 0-11 266m17 11-359-29m49-207 285 6m0 0 1-31m0 0-284-4m0 0-2 29m44-67 15 0-15 0m176 0 16 0-16 0m10 161-1 37m0 0-50-3m0 0 2-36m0 0 49 2m82 88 70 5m0 11-70-5m0 6 70 5m-8 6-62-5m0 7 47 3',
    },
    {
      width: 0.9,
      path: 'm85 77 9-4m0 0 45 0m17 0 160 2m15 0 70 0m-70 17 1-39m-16 0-1 39m-159-2-1-37m-15 0 1 37m-56-13-15 243m0 0 319 25m19-7 30 2m-32 16 0-56m0 0-14-1m14 57-1 12m0 0-358-29m0 0 0-12m0 0 25-19',
    },
    { width: 1.15, path: 'm100 97 280 4m2 10-285-5m2 10 280 5m-57-28 1-40m-178 0 1 37m247 201 85 5' },
  ],
};
