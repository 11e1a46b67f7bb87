import { clipNear, depth, project } from './camera';
import { type Bench, fineness } from './scene';
import { mix, type Vec3 } from './vector';

/** A point of a line in the building and where it falls on the plate, in pixels. */
export type Spot = { point: Vec3; x: number; y: number; z: number };

/** Points about 1.25 pixels apart on the part of a straight line that is on the plate; empty if no part is. */
export function spots({ view, scene }: Bench, from: Vec3, to: Vec3): Spot[] {
  const [a, b] = clipNear(view, [from, to]);
  if (!a || !b) return [];
  const [[ax, ay, az], [bx, by, bz]] = [project(view, a), project(view, b)];
  const [first, last] = within([ax, bx - ax, scene.width], [ay, by - ay, scene.height]);
  if (first >= last) return [];
  const count = Math.max(2, Math.ceil((Math.hypot(ax - bx, ay - by) * (last - first)) / 1.25));
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = first + ((last - first) * index) / count;
    // Equal steps on the plate are not equal steps in the building.
    const point = mix(a, b, (t * az) / (t * az + (1 - t) * bz));
    return { point, x: ax + (bx - ax) * t, y: ay + (by - ay) * t, z: depth(view, point) };
  });
}

/** Which part of a line, from 0 to 1, lies between 0 and the size on both axes; each axis is start, way and size. */
function within(...axes: readonly (readonly [number, number, number])[]): [number, number] {
  return axes.reduce<[number, number]>(
    ([first, last], [start, way, size]) => {
      if (Math.abs(way) < 1e-9) return start < 0 || start > size ? [1, 0] : [first, last];
      const [enter, leave] = [-start / way, (size - start) / way];
      return [Math.max(first, Math.min(enter, leave)), Math.min(last, Math.max(enter, leave))];
    },
    [0, 1],
  );
}

/** A point and where it falls on the plate. */
export function spotAt({ view }: Bench, point: Vec3): Spot {
  const [x, y, z] = project(view, point);
  return { point, x, y, z: depth(view, point) > 0.05 ? z : -1 };
}

/** Whether a spot falls on the plate. */
const onPlate = ({ scene }: Bench, { x, y, z }: Spot): boolean =>
  z > 0 && x >= 0 && y >= 0 && x < scene.width && y < scene.height;

const around = [0, 1, -1].flatMap((dy) => [0, 1, -1].map((dx) => [dx, dy] as const));

/** Whether the plate shows one of the surfaces `owners` at a spot, or within `reach` buffer pixels of it. */
export function shows(bench: Bench, spot: Spot, owners: readonly number[], reach: 0 | 1): boolean {
  if (!onPlate(bench, spot)) return false;
  const { buffer } = bench;
  const [x, y] = [Math.floor(spot.x * fineness), Math.floor(spot.y * fineness)];
  return around.slice(0, reach === 0 ? 1 : 9).some(([dx, dy]) => {
    const [column, row] = [x + dx, y + dy];
    if (column < 0 || row < 0 || column >= buffer.width || row >= buffer.height) return false;
    return owners.includes(buffer.owner[row * buffer.width + column]!);
  });
}

/** Whether nothing is nearer than a spot, with a tolerance of `slack` times its distance. */
export function inSight(bench: Bench, spot: Spot, slack: number): boolean {
  if (!onPlate(bench, spot)) return false;
  const { buffer } = bench;
  const [x, y] = [Math.floor(spot.x * fineness), Math.floor(spot.y * fineness)];
  return around.some(([dx, dy]) => {
    const [column, row] = [x + dx, y + dy];
    if (column < 0 || row < 0 || column >= buffer.width || row >= buffer.height) return false;
    return (1 + slack) / spot.z >= buffer.nearness[row * buffer.width + column]!;
  });
}
