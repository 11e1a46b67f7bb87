/** A small engraving as path data: `art/engraving` writes them. Widths are in pixels, at any size. */
export type Drawing = {
  viewBox: string;
  /** The lit opening and its light; empty where there is none. */
  opening: string;
  spill: string;
  lines: readonly { width: number; path: string }[];
};
