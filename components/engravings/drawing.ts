/** A small engraving as path data, written by `art/engraving`. Line widths stay the same number of pixels at any size. */
export type Drawing = {
  viewBox: string;
  /** The lit opening and, in `spill`, the light that falls from it; empty if the drawing has none. */
  opening: string;
  spill: string;
  lines: readonly { width: number; path: string }[];
};
