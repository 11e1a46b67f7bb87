// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const doorLit: Drawing = {
  viewBox: '16 0 203 288',
  opening: 'm65 66 92 0 0 179-92 0z',
  spill:
    'm65 245 92 0 0-3 3 0 0 6-95 0zm0 4 94 0 15 6-113 0zm-5 7 118 0 0 8-118 0zm0 10 118 0 0 3-118 0zm-1 5 123 0 9 4 0 4-134 1zm-2 12 134 0 0 3-3 2-131 0z',
  lines: [
    { width: 0.45, path: 'm67 248 91 0' },
    { width: 0.65, path: 'm32 37 164 0m-18 25-130 0m16 0 0 185m1 2 0-187m96 0 0 187m36 7-163 0m0 0 163 0m20 19-199 0' },
    {
      width: 0.9,
      path: 'm32 19 164 0m0 0 0 18m0 0-6 5m0 0-12 0m0-2-130 0m0 0 0 22m0 0 17 0m0 2 97 0m-2 0 0 184m1 1 17 0m0 0 0-187m0 0-17 0m10 0 0 185m17 1 9 8m0 0 0 13m0 0-163 0m0 0 0-13m-9 4-7 15m0 0 0 11m0-3 199 0m0 3 0-11m0 0-17-15m-135-11-17 0m0 0 0-187m-1-20-13 0m-2-5 0-18m0 12 162 0m-16 9 0 22',
    },
    { width: 1.15, path: 'm48 45 128 0m0 10-128 0m7 7 0 185m10-183 94 0' },
  ],
};
