// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const bench: Drawing = {
  viewBox: '0 0 240 192',
  opening: '',
  spill: '',
  lines: [
    { width: 0.45, path: 'm25 126 199 29' },
    {
      width: 0.65,
      path: 'm60 42 5 0m1-2 7 0m0 0 0 38m-4-1-1-37m7 3 113 2m1-3 9 0m0 0-1 44m4 8-163-12m8-2 158 12m0 0 0 5m2-3 1-5m0 0-154-11m4 10 0 5m0-5 1 42m4-3 11 1m1-6 0-32m-5 0 1 31m-4-64-5 0m15 1 112 4m12 1 11 0m0 0-1 13m1-18 1-13m0 0-13 0m2 49 0 6m-5-1-2 38m13 0 24 3m-44 8 2-49m0 0 0 6',
    },
    {
      width: 0.9,
      path: 'm60 42 1 11m0 0 5 0m-5 4 0 11m0 0 5 0m10 1 112 6m-1-10-110-5m0-3 8 1m5 0 7 0m5 0 6 1m7 0 7 0m4 0 8 1m4 0 9 0m4 0 7 1m5 0 7 0m5 0 8 1m6-4-113-4m1-6 111 3m-1-6-8 0m10-3-2 44m11 1 2-45m-1 0-9-1m12 4 9 0m1 0 0 13m-1 0-12 0m1 4 8 1m3 0 0 13m-1 0-11-1m5 17-1 5m-2 3-162-14m0 0-1-4m0 0 7-2m0 0 159 12m2 2 0-4m0 0-154-11m0 0-5 1m6-2 6-1m0 0 150 10m-12 12-1 36m-2 2-5-1m0 8 15 2m2-4 19 2m-36 1 2-46m0 4 4-4m-6 6-11-1m0 0 1-6m0 0-2 49m0 0 10 1m-26-104-7 0m-16 0-9 0m-16-1-8 0m-17 0-7 0m-5-3 0 38m-9 0-1-38m1 50 1 31m0 0 6 1m3-2 0-31m-5 0-15 4m0 0-7 0m0 0-1-6m0 2 2 40m0 0 7 1m0 0 4-2m0 0-1-39m-9 5 1 34',
    },
    {
      width: 1.15,
      path: 'm75 40 1 37m0 13 1 30m3 5 14 2m-5-8 88 10m19 3 36 4m-40 1 1-36m-8 4-1 41m10-60 1-43m5 8 11 0m-2 15-10 0',
    },
  ],
};
