/** Modules that no other file imports, because programs load them by their path. */
export const loadedByPath = [
  // `adapter/bundle-boot.ts` bundles it as the inline script.
  'boot/index.ts',
  // `adapter/offline-worker.ts` bundles one of them.
  'lib/offline/{start,remove}-worker.ts',
  // `hosts/cloudfront/functions.ts` bundles these.
  'hosts/cloudfront/{request,response}.ts',
  // The editor's server bundles these, and Next loads the others.
  'editor/browser/{overlay/overlay,page/editor-page}.ts',
  'editor/{atomic-prerender-manifest,next-loader}.mjs',
];
