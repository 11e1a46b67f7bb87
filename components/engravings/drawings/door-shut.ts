// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const doorShut: Drawing = {
  viewBox: '16 0 203 288',
  opening: '',
  spill: '',
  lines: [
    {
      width: 0.45,
      path: 'm74 156 29 0 0-76-29 0 0 76m47 0 28 0 0-76-28 0 0 76m0 75 28 0 0-60-28 0 0 60m-47 0 29 0 0-60-29 0 0 60',
    },
    {
      width: 0.65,
      path: 'm32 37 164 0m-18 25-130 0m16 0 0 185m1 2 0-187m18 5 0 177m-16 4 91 0m3 1 0-187m-40 5 0 177m-9 0 0-177m0-2 0 181m-78 10 163 0m20 19-199 0',
    },
    {
      width: 0.9,
      path: 'm32 19 164 0m0 0 0 18m0 0-6 5m0 0-12 0m0-2-130 0m0 0 0 22m0 0 17 0m0 2 97 0m0-2 0 185m-1 2 17 0m0 0 0-187m0 0-17 0m-1 2 0 184m11-1 0-185m7 0 0-22m16-9-162 0m0 6 0-18m2 23 13 0m1 20 0 187m0 0 17 0m-31 7 0 13m0 0 163 0m0 0 0-13m0 0-9-8m12 12 17 15m0 0 0 11m-199 0 0-11m0 0 7-15',
    },
    {
      width: 1.15,
      path: 'm48 45 128 0m0 10-128 0m7 7 0 185m19-3 0-177m-9-3 94 0m-10 3 0 177m-18 0 0-177m-38 0 0 177m-59 12 163 0m20 27-199 0',
    },
  ],
};
