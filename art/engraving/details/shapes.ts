import { face, type Part } from '../parts';
import { range, type Vec3 } from '../vector';

/** A level circle as a line. */
export const circle = ([x, y, z]: Vec3, radius: number) =>
  range(0, 2 * Math.PI + 0.01, Math.PI / 36).map((angle): Vec3 => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
    z,
  ]);

/** A circle as a line, upright and facing the viewer. */
export const uprightCircle = ([x, y, z]: Vec3, radius: number) =>
  circle([0, 0, 0], radius).map(([u, v]): Vec3 => [x + u, y, z + v]);

/** A flat disc of `radius` that faces `toward`: up, or to the viewer. */
export function disc([x, y, z]: Vec3, radius: number, toward: 'up' | 'viewer', finish = {}): Part {
  const corners = range(0, 2 * Math.PI - 0.01, Math.PI / 36).map((angle): Vec3 => {
    const [u, v] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return toward === 'up' ? [x + u, y + v, z] : [x + u, y, z + v];
  });
  return face(corners, toward === 'up' ? [0, 0, 1] : [0, -1, 0], finish);
}
