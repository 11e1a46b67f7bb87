import { add, cross, dot, normalize, scale, subtract, up, type Vec3 } from './vector';

/** The view of the building: its position, its direction and its scale. */
export type Camera = {
  eye: Vec3;
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  /** Size in pixels of one meter at a distance of one meter. */
  focal: number;
  /** Position on the plate of the point straight ahead, in pixels. */
  center: readonly [number, number];
};

/** Turns points into pixels, as seen by the viewer, by the sun or by the lamp behind the opening. */
export type Projection = {
  /** Pixel right, pixel down, and nearness: larger is nearer, linear across a flat surface. */
  project: (point: Vec3) => Vec3;
  /** The part of a polygon that can be projected at all. */
  clip: (polygon: readonly Vec3[]) => readonly Vec3[];
};

const nearest = 0.05;

/** The position and direction of a camera: `heading` degrees to the left of straight ahead, `tilt` degrees upward. */
export type CameraSetting = Pick<Camera, 'eye' | 'focal' | 'center'> & { heading: number; tilt?: number };

/** The camera of a setting. */
export function camera(options: CameraSetting): Camera {
  const [yaw, pitch] = [(options.heading * Math.PI) / 180, ((options.tilt ?? 0) * Math.PI) / 180];
  const forward: Vec3 = [-Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch)];
  const right = normalize(cross(forward, up));
  return { eye: options.eye, focal: options.focal, center: options.center, forward, right, up: cross(right, forward) };
}

/** The depth of a point: its distance in meters in the direction of the camera. */
export const depth = (view: Camera, point: Vec3): number => dot(subtract(point, view.eye), view.forward);

/** Pixel right, pixel down and depth in meters. */
export function project(view: Camera, point: Vec3): Vec3 {
  const way = subtract(point, view.eye);
  const z = Math.max(dot(way, view.forward), 1e-4);
  return [
    view.center[0] + (view.focal * dot(way, view.right)) / z,
    view.center[1] - (view.focal * dot(way, view.up)) / z,
    z,
  ];
}

/** The point of the building that a pixel shows at a depth. */
export function unproject(view: Camera, x: number, y: number, z: number): Vec3 {
  const across = scale(view.right, ((x - view.center[0]) / view.focal) * z);
  const high = scale(view.up, ((view.center[1] - y) / view.focal) * z);
  return add(add(view.eye, scale(view.forward, z)), add(across, high));
}

/** The part of a polygon that is in front of the camera. */
export function clipNear(view: Camera, polygon: readonly Vec3[]): Vec3[] {
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length]!;
    const [a, b] = [depth(view, from) - nearest, depth(view, to) - nearest];
    const crossing = a > 0 !== b > 0 ? [add(from, scale(subtract(to, from), a / (a - b)))] : [];
    return a > 0 ? [from, ...crossing] : crossing;
  });
}

/** The projection of a camera, with pixels `times` as fine. */
export const perspective = (view: Camera, times: number): Projection => ({
  project: (point) => {
    const [x, y, z] = project(view, point);
    return [x * times, y * times, 1 / z];
  },
  clip: (polygon) => clipNear(view, polygon),
});

/** The projection along parallel rays that come from `toward`, fitted to `points` on a square of `size` pixels. */
export function parallel(toward: Vec3, points: readonly Vec3[], size: number): Projection {
  const right = normalize(cross(toward, up));
  const high = cross(right, toward);
  const [xs, ys] = [points.map((point) => dot(point, right)), points.map((point) => dot(point, high))];
  const [x0, y0] = [xs.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.min(a, b))];
  const extent = Math.max(xs.reduce((a, b) => Math.max(a, b)) - x0, ys.reduce((a, b) => Math.max(a, b)) - y0);
  const k = size / extent;
  return {
    project: (point) => [(dot(point, right) - x0) * k, (dot(point, high) - y0) * k, dot(point, toward)],
    clip: (polygon) => polygon,
  };
}
