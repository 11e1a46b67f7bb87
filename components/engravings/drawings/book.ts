// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const book: Drawing = {
  viewBox: '8 0 472 384',
  opening: 'M307 141L323 142L311 241L291 239zM289 246L310 248L312 291L292 289z',
  spill: '',
  lines: [
    {
      width: 0.45,
      path: 'm62 187 22 2m12 6 44-6 63 3 13 7m6-17-13-7-60-2-42 5m10 31 13-2 66 3 13 7m54 5 14-5 70 9 14 4m34-10-47-14-67-7-13 4m4-17 13-5 64 8 45 13m-1-33-43-12-59-6-12 4m-4 15 13-5 61 7 13 4m61 41 55 5m0 78-48-5m-202-129-12-6-59-2-11 1m-20-10 39-6 56 3 12 6m-190 105-33-3',
    },
    {
      width: 0.65,
      path: 'm59 236 172 16m2 1 55 5m3 20-248-24m3 7 244 24m22 3 115 11m3-7-119-12m-1-20 105 10m-60-21-91-8m-30 0-39-20m1-10 38 19m-34 5-88-8',
    },
    {
      width: 0.9,
      path: 'm118 140 53-8 55 2 33 18m0 0-28 98m0 0-42-21-69-4-64 8 3 17m-3-16-13 20m1 8 248 24m20 2 117 12m0 0 1-8m0 0-13-118m-9-12 10 104m-3 19 3-18-72-21-73-9-42 13m22-85-30-16m36 3 34-13 58 6 57 17m-290-22-62 92',
    },
    { width: 1.15, path: 'm215 162 36 18m-7 15-35-18m-4 17 37 19' },
  ],
};
