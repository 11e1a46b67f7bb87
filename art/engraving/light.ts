import { type Camera, depth, parallel, perspective, type Projection } from './camera';
import { type DepthBuffer, rasterize, type Triangle } from './raster';
import { add, cross, dot, length, normalize, scale, subtract, unit, up, type Vec3 } from './vector';

/** The light behind the opening. It shines through the opening, and objects in its way cast shadows. */
type Lamp = {
  at: Vec3;
  toward: Vec3;
  /** How much it brightens a surface that is close and faces it. */
  strength: number;
  /** Distance in meters at which half of that strength is left. */
  reach: number;
};

/** A soft light around a point that casts no shadows, such as the light on the wall beside a lit door. */
type Glow = { at: Vec3; strength: number; reach: number };

/** All light of a scene, as fractions of full brightness. */
export type Lighting = {
  /** The direction of the sun, and (`sunlight`) how much light it adds. */
  sun: Vec3;
  sunlight: number;
  /** The light on every surface, and (`sky`) how much more light surfaces get the more they face up. */
  ambient: number;
  sky: number;
  lamp?: Lamp;
  glows?: readonly Glow[];
};

/** The results for a lit scene: the shade of a point (0 paper, 1 black), and whether the lamp shines on it. */
export type Shading = {
  shade: (point: Vec3, normal: Vec3) => number;
  lampReaches: (point: Vec3, normal: Vec3) => boolean;
};

type Map = { projection: Projection; buffer: DepthBuffer };

const sunPixels = 2400;
const lampPixels = 1400;

/** Makes the shadow maps, and the functions that use them; only the triangles in `shading` block the lamp. */
export function lightScene(lighting: Lighting, triangles: readonly Triangle[], shading: readonly Triangle[]): Shading {
  const sun = normalize(lighting.sun);
  const corners = triangles.flatMap((triangle) => triangle.corners);
  const fromSun = map(parallel(sun, corners, sunPixels), triangles, sunPixels);
  const lamp = lighting.lamp && lampCamera(lighting.lamp);
  const fromLamp = lamp && map(perspective(lamp, 1), shading, lampPixels);

  const lampReaches = (point: Vec3, normal: Vec3) => {
    if (!lamp || !fromLamp) return false;
    const off = add(point, scale(normal, 0.02));
    return depth(lamp, off) > 0.1 && reaches(fromLamp, off, 0.0004, true);
  };
  const shade = (point: Vec3, normal: Vec3) => {
    let bright = lighting.ambient + lighting.sky * normal[2];
    const facing = dot(normal, sun);
    if (facing > 0 && lighting.sunlight > 0 && reaches(fromSun, add(point, scale(normal, 0.04)), 0.03, false)) {
      bright += lighting.sunlight * facing;
    }
    if (lighting.lamp && lampReaches(point, normal)) bright += shine(lighting.lamp, point, normal, 0.5);
    for (const glow of lighting.glows ?? []) bright += shine(glow, point, normal, 0.5);
    return unit(1 - bright);
  };
  return { shade, lampReaches };
}

/** Light that fades with distance; `wrap` is the part of it that does not depend on the direction of the surface. */
function shine(source: { at: Vec3; strength: number; reach: number }, point: Vec3, normal: Vec3, wrap: number): number {
  const way = subtract(source.at, point);
  const away = length(way);
  const facing = Math.max(0, dot(way, normal) / away);
  return (source.strength * (wrap + (1 - wrap) * facing)) / (1 + (away / source.reach) ** 2);
}

function map(projection: Projection, triangles: readonly Triangle[], size: number): Map {
  return { projection, buffer: rasterize(triangles, projection, size, size) };
}

/** Whether nothing is between a point and the light. Points outside the map are lit unless `outsideDark`. */
function reaches({ projection, buffer }: Map, point: Vec3, tolerance: number, outsideDark: boolean): boolean {
  const [x, y, near] = projection.project(point);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= buffer.width || row >= buffer.height) return !outsideDark;
  return near + tolerance >= buffer.nearness[row * buffer.width + column]!;
}

function lampCamera({ at, toward }: Lamp): Camera {
  const forward = normalize(toward);
  const right = normalize(cross(forward, up));
  const center = [lampPixels / 2, lampPixels / 2] as const;
  return { eye: at, forward, right, up: cross(right, forward), focal: lampPixels * 0.3, center };
}
