import type { Drawing } from '@/components/engravings/drawing';
import { book } from '@/components/engravings/drawings/book';
import { coins } from '@/components/engravings/drawings/coins';
import { court } from '@/components/engravings/drawings/court';
import { envelope } from '@/components/engravings/drawings/envelope';
import { hourglass } from '@/components/engravings/drawings/hourglass';
import { key } from '@/components/engravings/drawings/key';
import { lamp } from '@/components/engravings/drawings/lamp';
import { ledgers } from '@/components/engravings/drawings/ledgers';
import { pen } from '@/components/engravings/drawings/pen';
import { telephone } from '@/components/engravings/drawings/telephone';
import type { SituationGroupName } from '@/content/help/situations';
import type { SituationSlug } from '@/lib/pages/situations';

/** One small engraving for each group of situations. */
export const groupDrawings = { debt: envelope, court, money: coins, people: lamp } satisfies Record<
  SituationGroupName,
  Drawing
>;

/** The situations with an engraving of their own; the others have that of their group. */
export const situationDrawings: Partial<Record<SituationSlug, Drawing>> = {
  'not-my-debt': pen,
  'identity-theft': key,
  'coerced-debt': key,
  'old-debt': hourglass,
  'co-signed': pen,
  'credit-report': ledgers,
  'limit-contact': telephone,
  'language-and-formats': book,
};
