import type { Camera, CameraSetting } from './camera';
import type { Lighting, Shading } from './light';
import type { Part } from './parts';
import type { DepthBuffer } from './raster';
import type { Vec2 } from './vector';

/** A scene: its objects, the camera and the light. Sizes of the plate are in pixels. */
export type Scene = {
  width: number;
  height: number;
  camera: CameraSetting;
  lighting: Lighting;
  parts: readonly Part[];
  /** Pixels between lines in full shade. */
  spacing: number;
  /** Distance in pixels from a side of the plate within which lines end one after the other. */
  dissolve?: Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  /** Beyond this distance, in meters, edges are drawn finer. */
  far?: number;
  /** The distances in meters between which shade fades, and the fraction of it that is left beyond. */
  air?: { from: number; to: number; left: number };
  /** The point from which the light on the floor fades, and the distance in pixels of the plate at which its last band ends. */
  spillFades?: { from: Vec2; radius: number };
  /** How far a line may deviate from its curve, in pixels; the default is half a pixel, and more for outlines of gold areas. */
  tolerance?: number;
  /** Whether lines of surfaces with a `clip` continue behind other objects; false for pictures inside the HTML of a page. */
  runsOn?: boolean;
  /** Crops for narrow places, by the id of their SVG view: left, top, width, height. */
  views?: Readonly<Record<string, readonly [number, number, number, number]>>;
};

/** The data that all functions that draw lines need. */
export type Bench = {
  scene: Scene;
  view: Camera;
  buffer: DepthBuffer;
  shading: Shading;
  /** The index of each part in the scene's list. */
  places: ReadonlyMap<Part, number>;
  /** By the name of their clip, the indexes of surfaces that are clipped together. */
  clipped: ReadonlyMap<string, readonly number[]>;
};

/** Pixels of the depth buffer per pixel of the plate, in each direction. */
export const fineness = 2;
