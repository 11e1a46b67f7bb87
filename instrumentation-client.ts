import { progressStore } from '@/lib/progress/progress-store';
import { watchDeployment } from '@/lib/requests/watch-deployment';

watchDeployment();

/** Starts the progress bar; `components/feedback/progress-bar` ends it, as Next 16.4 tells of the start only. */
export function onRouterTransitionStart(url: string): void {
  progressStore.startTowards(new URL(url, location.href).pathname);
}
