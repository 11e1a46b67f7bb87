import type { Drawing } from '@/components/engravings/drawing';
import { coins } from '@/components/engravings/drawings/coins';
import { court } from '@/components/engravings/drawings/court';
import { doorLit } from '@/components/engravings/drawings/door-lit';
import { envelope } from '@/components/engravings/drawings/envelope';
import type { SituationGroupName } from '@/content/types';

/** One small engraving for each group of situations. */
export const groupDrawings = { debt: envelope, court, money: coins, people: doorLit } satisfies Record<
  SituationGroupName,
  Drawing
>;
