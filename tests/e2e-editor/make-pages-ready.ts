import type { FullConfig } from '@playwright/test';

/** Pages of the site that tests visit. */
const pages = ['/about', '/es/about', '/contact'];

/** Makes Next compile the pages before the first test, because it can miss a change of a file that it is reading for the first time. */
export default async function makePagesReady({ projects: [project] }: FullConfig): Promise<void> {
  for (const page of pages) await (await fetch((project?.use.baseURL ?? '') + page)).text();
}
