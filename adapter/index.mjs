import { tsImport } from 'tsx/esm/api';

/**
 * Next's build adapter, which makes `next build` produce the finished site (`adapter/finish-export.ts`).
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'finished-static-site',
  async onBuildComplete({ projectDir, config: { env } }) {
    /** @type {typeof import('./finish-export')} */
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    // Next passes strings only, so no type shows that the settings are there.
    if (!env.BUILD_SETTINGS) throw new Error('next.config.ts sets no BUILD_SETTINGS, which the adapter needs');
    /** @type {import('./finish-export').BuildSettings} */
    const settings = JSON.parse(env.BUILD_SETTINGS);
    await finishExport(projectDir, settings);
  },
};
