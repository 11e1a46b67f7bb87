// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const doorLit: Drawing = {
  viewBox: '16 0 203 288',
  opening: 'M65 66L157 66L157 245L65 245z',
  spill:
    'M65 245L157 245L157 242L160 242L160 248L65 248zM65 249L159 249L174 255L61 255zM60 256L178 256L178 264L60 264zM60 266L178 266L178 269L60 269zM59 271L182 271L191 275L191 279L57 280zM57 283L191 283L191 286L188 288L57 288z',
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
