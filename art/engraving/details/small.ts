import type { Camera } from '../camera';
import { level } from '../corners';
import { face, type Part } from '../parts';
import type { Scene } from '../scene';

type Small = Pick<Scene['camera'], 'eye' | 'heading' | 'tilt'> &
  Pick<Camera, 'focal' | 'center'> & {
    parts: readonly Part[];
    lamp?: Scene['lighting']['lamp'];
    spacing?: number;
    tolerance?: number;
  };

/** Details are engraved at twice the size at which they are shown, so that short lines are kept. */
export const enlarged = 2;

/** The ground under a detail at height `z`: blank except for the shadow, whose lines are close together. */
export const ground = (z = 0): Part => face(level([-3, 4], [-1.4, 1.4], z), [0, 0, 1], { tone: -0.3, density: 1.9 });

/** A scene for a detail, 120 by 96 pixels, in the light that all details share: from the left, in front and above. */
export function small({ parts, lamp, focal, center, spacing = 2.5, tolerance = 0.2, ...camera }: Small): Scene {
  return {
    width: 120 * enlarged,
    height: 96 * enlarged,
    camera: { ...camera, focal: focal * enlarged, center: [center[0] * enlarged, center[1] * enlarged] },
    lighting: { sun: [-0.75, -0.6, 1], sunlight: 1, ambient: 0.12, sky: 0.1, lamp },
    spacing: spacing * enlarged,
    runsOn: false,
    tolerance,
    parts,
  };
}
