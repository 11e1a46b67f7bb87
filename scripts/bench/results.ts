import type { PageBytes } from './bytes';
import type { ClickTimes } from './clicks';
import type { Figure } from './figures';
import type { NavigationTimes } from './navigation-times';
import type { Throughput } from './throughput';
import type { PageScores, PageVitals } from './vitals';

/** All measurements; those that did not run are absent. */
export type Results = {
  figures: readonly Figure[];
  finished: readonly PageBytes[];
  plain: readonly PageBytes[];
  floorHtml: Readonly<Record<string, number>>;
  clicks: readonly ClickTimes[];
  navigation: NavigationTimes;
  vitals?: readonly PageVitals[];
  scores?: readonly PageScores[];
  throughput?: readonly Throughput[];
};
