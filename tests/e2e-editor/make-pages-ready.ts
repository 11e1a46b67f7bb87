import type { FullConfig } from '@playwright/test';

/** Pages of the site that tests visit, the one that is needed first in front. */
const pages = ['/about', '/es/about', '/contact'];

/** Lets Next make them while the first tests run, which are about the editor's own page: nobody waits for the answers. */
export default function makePagesReady({ projects: [project] }: FullConfig): void {
  void askAll(project?.use.baseURL ?? '').catch(() => undefined);
}

async function askAll(site: string): Promise<void> {
  for (const page of pages) await (await fetch(site + page)).text();
}
