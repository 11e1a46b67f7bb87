// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const doorLit: Drawing = {
  viewBox: '0 0 112 144',
  opening: 'M38 32L82 34L82 127L38 128z',
  spill:
    'M38 128L82 127L82 125L84 125L84 128L86 129L98 132L98 139L107 142L108 144L40 144zM11 135L19 135L19 128L20 128L20 130L21 130L21 140L19 140L16 144L12 144z',
  lines: [
    {
      width: 0.65,
      path: 'm24 12 0 4m0 0 76 4m-5 4-67-3m0 0 0-4m2 4 0 8m0 0 0 102m-7 4 86-4m2 11-38 2m12-16 0-96m8 0-63-3m-11 98 4 8m0 0 0 8m-9 0-3-8',
    },
    {
      width: 0.9,
      path: 'm24 12 76 4m-5 4-67-3m2 4 63 3m0 0 0 8m0 0-8 0m0 0-47-2m0 0-8-1m-1 0 0-7m0 8 0 100m1 1 8-1m0 0 0-100m-15-12 0-4m61 18 0 96m1 0 8 0m0 0 0-96m6 95 9 4m1 0 0 7m0 0-86 5m-1-1-3-8m0 0 0-7m-1 7-7 1m0 1 0 6',
    },
  ],
};
