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

/** How near to a light the first surface is in each direction. */
type ShadowMap = {
  projection: Projection;
  buffer: DepthBuffer;
  /** How far behind that surface a point counts as on it. */
  tolerance: number;
  isLitOutside: boolean;
};

const sunPixels = 2400;
const lampPixels = 1400;

/** Makes the shadow maps, and the functions that use them; only the triangles in `shading` block the lamp. */
export function lightScene(lighting: Lighting, triangles: readonly Triangle[], shading: readonly Triangle[]): Shading {
  const sun = normalize(lighting.sun);
  const corners = triangles.flatMap((triangle) => triangle.corners);
  const fromSun = {
    ...drawn(parallel(sun, corners, sunPixels), triangles, sunPixels),
    tolerance: 0.03,
    isLitOutside: true,
  };
  const lamp = lighting.lamp && lampCamera(lighting.lamp);
  const fromLamp = lamp && {
    ...drawn(perspective(lamp, 1), shading, lampPixels),
    tolerance: 0.0004,
    isLitOutside: false,
  };

  const lampReaches = (point: Vec3, normal: Vec3) => {
    if (!lamp || !fromLamp) return false;
    const off = add(point, scale(normal, 0.02));
    return depth(lamp, off) > 0.1 && reaches(fromLamp, off);
  };
  const shade = (point: Vec3, normal: Vec3) => {
    let bright = lighting.ambient + lighting.sky * normal[2];
    const facing = dot(normal, sun);
    if (facing > 0 && lighting.sunlight > 0 && reaches(fromSun, add(point, scale(normal, 0.04)))) {
      bright += lighting.sunlight * facing;
    }
    if (lighting.lamp && lampReaches(point, normal)) bright += shine(lighting.lamp, point, normal);
    for (const glow of lighting.glows ?? []) bright += shine(glow, point, normal);
    return unit(1 - bright);
  };
  return { shade, lampReaches };
}

/** Light that fades with distance; half of it does not depend on the direction of the surface. */
function shine(source: { at: Vec3; strength: number; reach: number }, point: Vec3, normal: Vec3): number {
  const way = subtract(source.at, point);
  const away = length(way);
  const facing = Math.max(0, dot(way, normal) / away);
  return (source.strength * (0.5 + 0.5 * facing)) / (1 + (away / source.reach) ** 2);
}

function drawn(projection: Projection, triangles: readonly Triangle[], size: number) {
  return { projection, buffer: rasterize(triangles, projection, size, size) };
}

/** Whether nothing is between a point and the light. */
function reaches({ projection, buffer, tolerance, isLitOutside }: ShadowMap, point: Vec3): boolean {
  const [x, y, near] = projection.project(point);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= buffer.width || row >= buffer.height) return isLitOutside;
  return near + tolerance >= buffer.nearness[row * buffer.width + column]!;
}

function lampCamera({ at, toward }: Lamp): Camera {
  const forward = normalize(toward);
  const right = normalize(cross(forward, up));
  const center = [lampPixels / 2, lampPixels / 2] as const;
  return { eye: at, forward, right, up: cross(right, forward), focal: lampPixels * 0.3, center };
}
