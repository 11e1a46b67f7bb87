import { project } from './camera';
import type { Face } from './parts';
import { direction } from './rule-face';
import type { Bench } from './scene';
import { insideness } from './stroke';
import { accident, add, cross, dot, scale, unit, type Vec2, type Vec3 } from './vector';

/** Width of the narrowest band, in pixels. */
const narrowest = 4;
/** The fraction of the distance over which the light has no gaps. */
const whole = 0.4;

/**
 * Whether the light on a surface is drawn at a point. It has no gaps near the opening; farther away it is in bands along the lines of the
 * surface, which get thinner and end one after the other.
 */
export function lightLies({ scene, view }: Bench, surface: Face, point: Vec3, [x, y]: Vec2): boolean {
  const { from, radius } = scene.spillFades ?? { from: [scene.width / 2, scene.height / 2], radius: scene.width };
  const away = Math.hypot(x - from[0], y - from[1]) / radius;
  const thin = Math.max(unit((away - whole) / (1 - whole)), 1 - insideness(scene, { x, y }));
  if (thin === 0) return true;
  const along = direction(surface);
  const aside = cross(surface.normal, along);
  const [ax, ay] = project(view, add(point, scale(along, 0.001)));
  const [bx, by] = project(view, add(point, scale(aside, 0.001)));
  const [dx, dy] = [ax - x, ay - y];
  const perMeter = (1000 * Math.abs((bx - x) * dy - (by - y) * dx)) / Math.max(1e-9, Math.hypot(dx, dy));
  const pitch = 2 ** Math.ceil(Math.log2(narrowest / perMeter));
  const place = dot(point, aside) / pitch;
  const band = Math.floor(place);
  return thin < 0.45 + 0.55 * accident(band) && place - band < 1 - 0.7 * thin;
}
