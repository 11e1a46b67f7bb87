import { tsImport } from 'tsx/esm/api';

/**
 * What `next.config.ts` sets.
 * @typedef {{ SITE_URL: string, BOOT_SCRIPT: string, OFFLINE: string, BUILT_AT?: string, REPORT_URL?: string }} SetEnv
 */

/**
 * Next's build adapter, which makes `next build` produce the finished site (`adapter/finish-export.ts`).
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'finished-static-site',
  async onBuildComplete({ projectDir, config }) {
    /** @type {typeof import('./finish-export')} */
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    const env = /** @type {SetEnv} */ (config.env);
    await finishExport(projectDir, {
      builtAt: env.BUILT_AT,
      siteUrl: env.SITE_URL,
      bootScript: env.BOOT_SCRIPT,
      apiBaseUrl: process.env.API_BASE_URL,
      reportUrl: env.REPORT_URL,
      offline: JSON.parse(env.OFFLINE),
      isPlain: process.env.PLAIN_EXPORT === '1',
    });
  },
};
