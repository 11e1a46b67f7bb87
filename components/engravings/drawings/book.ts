// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const book: Drawing = {
  viewBox: '40 0 393 384',
  opening: 'm307 141 16 1-12 99-20-2zm-18 105 21 2 2 43-20-2z',
  spill: '',
  lines: [
    {
      width: 0.45,
      path: 'm126 149 39-6 56 3 12 6m-5 14-12-6-59-2-11 1m-39 19 42-5 60 2 13 7m-6 17-13-7-63-3-44 6m21 14 13-2 66 3 13 7m54 5 14-5 70 9 14 4m34-10-47-14-67-7-13 4m4-17 13-5 64 8 45 13m-1-33-43-12-59-6-12 4m-4 15 13-5 61 7 13 4',
    },
    { width: 0.65, path: 'm43 254 248 24m-1 7-244-24m169-99 36 18m2-15-30-16m88 131 119 12m-3 7-115-11' },
    {
      width: 0.9,
      path: 'm118 140 53-8 55 2 33 18m0 0-28 98m0 0-42-21-69-4-64 8 3 17m0-14 172 16m0-2 42-13 73 9 72 21-3 18m0-15-105-10m-22-2-55-5m1-23-38-19m9-17 37 19m2-18-35-18m-9 58-88-8m-56 5 62-92m141 12 34-13 58 6 57 17m0 0 10 104m12 26-1 8m0 0-117-12m-20-2-248-24m-1-8 13-20m208 7 91 8m75 43-13-118',
    },
  ],
};
