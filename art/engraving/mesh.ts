import { onRound, type Part, type Round } from './parts';
import type { Triangle } from './raster';
import type { Vec3 } from './vector';

const segments = 40;

/** The triangles of all surfaces, each with the index of its part in the list. Marks and edges have no triangles. */
export function trianglesOf(parts: readonly Part[]): Triangle[] {
  return parts.flatMap((part, owner) => {
    if (part.kind === 'face') return fan(part.corners, owner);
    return part.kind === 'round' ? turned(part, owner) : [];
  });
}

function fan(corners: readonly Vec3[], owner: number): Triangle[] {
  return corners.slice(2).map((corner, index): Triangle => {
    return { corners: [corners[0]!, corners[index + 1]!, corner], owner };
  });
}

function turned(part: Round, owner: number): Triangle[] {
  const angles = Array.from({ length: segments }, (_, index) => (index * 2 * Math.PI) / segments);
  return part.profile.slice(1).flatMap(([r1, h1], index) => {
    const [r0, h0] = part.profile[index]!;
    return angles.flatMap((a) => {
      const b = a + (2 * Math.PI) / segments;
      return fan(
        [onRound(part, a, r0, h0), onRound(part, b, r0, h0), onRound(part, b, r1, h1), onRound(part, a, r1, h1)],
        owner,
      );
    });
  });
}
