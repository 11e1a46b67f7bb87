import type { Camera, CameraSetting } from './camera';
import type { Lighting, Shading } from './light';
import type { Part } from './parts';
import type { DepthBuffer } from './raster';
import type { Vec2 } from './vector';

/** A scene: what stands there, from where it is seen, and in what light. Sizes of the plate are in pixels. */
export type Scene = {
  width: number;
  height: number;
  camera: CameraSetting;
  lighting: Lighting;
  parts: readonly Part[];
  /** Pixels between lines in full shade. */
  spacing: number;
  /** How far from each side of the plate lines begin to end, in pixels. */
  dissolve?: Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  /** Beyond this distance, in metres, edges are drawn finer. */
  far?: number;
  /** The distances in metres between which shade pales, and the part of it that is left beyond. */
  air?: { from: number; to: number; left: number };
  /** Where the light on the floor is whole, and after how many pixels of the plate its last band ends. */
  spillFades?: { from: Vec2; radius: number };
  /** How far from its curve a line may run, in pixels; without it half a pixel, and more about gold. */
  tolerance?: number;
  /** Whether lines of surfaces with a `clip` run on behind other things; not where the picture stands in a page. */
  runsOn?: boolean;
  /** Crops for narrow places, by the id of their SVG view: left, top, width, height. */
  views?: Readonly<Record<string, readonly [number, number, number, number]>>;
};

/** What those who draw lines need to know. */
export type Bench = {
  scene: Scene;
  view: Camera;
  buffer: DepthBuffer;
  shading: Shading;
  /** The place of each part in the scene's list. */
  places: ReadonlyMap<Part, number>;
  /** By the name of their clip, the places of surfaces that are cut together. */
  clipped: ReadonlyMap<string, readonly number[]>;
};

/** Pixels of the depth buffer for one of the plate. */
export const fineness = 2;
