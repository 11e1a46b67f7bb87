import { camera, perspective, unproject } from './camera';
import { outlineMask } from './contour';
import { drawEdge, drawMark, drawRound } from './edges';
import { lightScene } from './light';
import { trianglesOf } from './mesh';
import type { Part } from './parts';
import { rasterize } from './raster';
import { ruleFace } from './rule-face';
import { ruleRound } from './rule-round';
import { type Bench, fineness, type Scene } from './scene';
import { lightLies } from './spill';
import type { Stroke } from './stroke';
import type { Vec2 } from './vector';

/** A scene cut into lines, and the areas that are gold: the opening and its light. */
export type Plate = {
  width: number;
  height: number;
  strokes: Stroke[];
  opening: Vec2[][];
  spill: Vec2[][];
  /** By name, the outlines that clip lines that continue behind other objects. */
  clips: Record<string, Vec2[][]>;
};

/** Engraves a scene. */
export function engrave(scene: Scene): Plate {
  const { width, height, parts } = scene;
  const view = camera(scene.camera);
  const triangles = trianglesOf(parts);
  const buffer = rasterize(triangles, perspective(view, fineness), width * fineness, height * fineness);
  const places = new Map(parts.map((part, index) => [part, index]));
  const solid = triangles.filter(({ owner }) => !has(parts[owner], 'glows'));
  // Surfaces that receive the light do not block it; otherwise treads would be in the shadow of the step above.
  const inTheWay = solid.filter(({ owner }) => !has(parts[owner], 'receives'));
  const bench: Bench = {
    scene,
    view,
    buffer,
    shading: lightScene(scene.lighting, solid, inTheWay),
    places,
    clipped: clippedIn(parts),
  };
  const strokes = parts.flatMap((part, owner): Stroke[] => {
    if (part.kind === 'face') return ruleFace(bench, part, owner);
    if (part.kind === 'round') return [...ruleRound(bench, part, owner), ...drawRound(bench, part, owner)];
    return part.kind === 'edge' ? drawEdge(bench, part) : drawMark(bench, part);
  });
  return { width, height, strokes, ...outlines(bench) };
}

const has = (part: Part | undefined, what: 'glows' | 'receives') => part?.kind === 'face' && Boolean(part.finish[what]);

function clippedIn(parts: readonly Part[]): Map<string, number[]> {
  const clipped = new Map<string, number[]>();
  parts.forEach((part, place) => {
    const name = part.kind === 'face' && part.finish.clip;
    if (name) clipped.set(name, [...(clipped.get(name) ?? []), place]);
  });
  return clipped;
}

/** The outlines of the visible parts of the opening, of its light on surfaces that receive it, and of surfaces with a clip. */
function outlines(bench: Bench): Pick<Plate, 'opening' | 'spill' | 'clips'> {
  const { scene, view, buffer, shading, clipped } = bench;
  const mask = () => new Uint8Array(buffer.owner.length);
  const [opening, spill, clips] = [mask(), mask(), new Map([...clipped.keys()].map((name) => [name, mask()]))];
  buffer.owner.forEach((owner, at) => {
    const part = scene.parts[owner];
    if (part?.kind !== 'face') return;
    const { glows, receives, clip } = part.finish;
    if (glows) opening[at] = 1;
    if (clip) clips.get(clip)![at] = 1;
    if (receives !== true) return;
    const [x, y] = [(at % buffer.width) + 0.5, Math.floor(at / buffer.width) + 0.5];
    const point = unproject(view, x / fineness, y / fineness, 1 / buffer.nearness[at]!);
    if (shading.lampReaches(point, part.normal) && lightLies(bench, part, point, [x / fineness, y / fineness]))
      spill[at] = 1;
  });
  // Below 0.75 the pixels of the mask would show as stairs.
  const tolerance = Math.max(0.75, scene.tolerance ?? 0);
  const trace = (set: Uint8Array) => outlineMask(set, buffer.width, buffer.height, fineness, tolerance);
  return {
    opening: trace(opening),
    spill: trace(spill),
    clips: Object.fromEntries([...clips].map(([name, set]) => [name, trace(set)])),
  };
}
