// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const lamp: Drawing = {
  viewBox: '0 0 240 192',
  opening: 'M71 79L134 77L151 82L151 152L134 160L71 157z',
  spill: '',
  lines: [
    {
      width: 0.65,
      path: 'm4 13 0 104m66 1 63 0 18-1m0 35-17 7m0 0-63-2m0 0 0-78m0 0 63-2m0 0 0 82m0 0 0-82m0 0 17 5m0 0 0 70m6-1-19 10m0 0-76-4m39 1 0-80m-2-9-5 0m12-22 0-1 1 0 6-1 6 1 1 1m0-7 0-1-1-1-6 0-6 0-1 1 0 1m2-3-93 6m0-3 93-6m0 3 0-7m7-1 0 8m25 30 0 9m0 0 21 7m-17-3 0 75m-6 6 0 10m-8 0 0 7m10-102-82 2',
    },
    {
      width: 0.9,
      path: 'm4 13 25 10m0 0 0 11m-2 1 0-11m0 21 0 71m2 0-25 1m25-1 0-73m-10 1 88-5m1-1 0-8m0 0-93 6m0 0 0 7m43 27 82-3m0 0 21 9m0 0 0 7m-2 0-8 0m9-5-19-7m-1-3-12-13m1 13-10-20m-1-10 0-7m-3-2-7 1m5 7-7 2 0 8-8 4-19 19m-8 10-12-2m0 0 82-2m5-7-18-18-8-4 0-8-5-2m-57 33 0 8m4 79 0 10m0 0 76 4m0 0 19-11m0 0 0-9m-1 0-5 0m-5 18-16 9m0 0-53-3m0 0 0-7m0 3 53 3m-60-19-7 2',
    },
    {
      width: 1.15,
      path: 'm4 13 0 103m3 0 0-102m5 3 0 100m5 0 0-72m0-2 90-5m13 1 0 7 7 4 20 20m-125-26 0 71m0-80 0-13m-5-2 0 16',
    },
  ],
};
