import type { Projection } from './camera';
import type { Vec3 } from './vector';

/** A triangle of a surface; `owner` is the number of that surface. */
export type Triangle = { corners: readonly [Vec3, Vec3, Vec3]; owner: number };

/** For each pixel the surface that is nearest there, and how near it is. */
export type DepthBuffer = { width: number; height: number; nearness: Float32Array; owner: Int32Array };

/** The surfaces that a projection shows, nearest first, on `width` by `height` pixels. */
export function rasterize(
  triangles: readonly Triangle[],
  projection: Projection,
  width: number,
  height: number,
): DepthBuffer {
  const buffer = {
    width,
    height,
    nearness: new Float32Array(width * height).fill(-Infinity),
    owner: new Int32Array(width * height).fill(-1),
  };
  for (const { corners, owner } of triangles) {
    const shown = projection.clip(corners).map(projection.project);
    for (let index = 1; index + 1 < shown.length; index += 1) {
      fill(buffer, shown[0]!, shown[index]!, shown[index + 1]!, owner);
    }
  }
  return buffer;
}

/** Writes one triangle, row by row, where nothing nearer has been written yet. */
function fill(buffer: DepthBuffer, a: Vec3, b: Vec3, c: Vec3, owner: number): void {
  const area = (b[1] - c[1]) * (a[0] - c[0]) + (c[0] - b[0]) * (a[1] - c[1]);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
  const right = Math.min(buffer.width - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
  const bottom = Math.min(buffer.height - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  const [stepU, stepV] = [(b[1] - c[1]) / area, (c[1] - a[1]) / area];
  // A little more than the triangle, so that no gap opens between neighbors.
  const margin = -1e-4;
  for (let y = top; y <= bottom; y += 1) {
    const dy = y + 0.5 - c[1];
    let u = (stepU * (left + 0.5 - c[0]) * area + (c[0] - b[0]) * dy) / area;
    let v = (stepV * (left + 0.5 - c[0]) * area + (a[0] - c[0]) * dy) / area;
    for (let x = left; x <= right; x += 1, u += stepU, v += stepV) {
      if (u < margin || v < margin || u + v > 1 - margin) continue;
      const near = u * a[2] + v * b[2] + (1 - u - v) * c[2];
      const at = y * buffer.width + x;
      if (near > buffer.nearness[at]!) {
        buffer.nearness[at] = near;
        buffer.owner[at] = owner;
      }
    }
  }
}
