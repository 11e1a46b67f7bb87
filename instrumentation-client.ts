import { withholdPresses } from '@/lib/browser/withhold-presses';
import { progressStore } from '@/lib/progress/progress-store';
import { watchDeployment } from '@/lib/requests/watch-deployment';

withholdPresses();
watchDeployment();

/** Starts the progress bar; `components/feedback/progress-bar` ends it, because Next 16.4 only reports the start. */
export function onRouterTransitionStart(url: string): void {
  progressStore.startTowards(new URL(url, location.href).pathname);
}
