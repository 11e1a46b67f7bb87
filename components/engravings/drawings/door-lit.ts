// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const doorLit: Drawing = {
  viewBox: '25 0 197 288',
  opening: 'M68 66L156 68L156 242L68 245z',
  spill:
    'M68 245L144 243L156 242L156 240L160 239L160 245L101 247L68 247zM68 249L163 246L181 252L181 260L67 264L67 256L83 256L68 255zM67 266L181 262L181 265L143 267L187 267L196 270L196 274L67 280L67 271L69 270L88 270L67 269zM67 283L196 278L195 284L106 288L67 288z',
  lines: [
    {
      width: 0.65,
      path: 'm37 18 0 18m0 0 159 5m-18 24-127-3m0 0 0 188m-12-2 2 9m0 0 158-5m-2 26 20-1m2-8-191 8m0 0-1-15m1 15 0 9m2-1 35-2m-24-13 0-13m121-11 0-181m-111-3 0-22',
    },
    {
      width: 0.9,
      path: 'm37 18 159 6m0 0 0 17m0 0-8 5m0 0-10 0m0-2-127-4m0 2-15-1m0 0 0-17m14 18 0 21m0 0 0 185m1 2 17-1m0 0 0-187m0 0-17 0m7 0 0 188m-17 20 158-6m0 0 0-12m0 0-14-8m-7 2-16 0m-2-1 0-179m1 0-93-2m94 1 16 0m0 0 0 181m20 10 19 12m2 1 0 14m0 0-122 5m-70-2 0-12m151-209 0-21',
    },
    { width: 1.15, path: 'm53 44 125 4m0 10-125-4m118 11 0 179' },
  ],
};
