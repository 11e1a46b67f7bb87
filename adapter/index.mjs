import { tsImport } from 'tsx/esm/api';

/** Next's build adapter, which makes `next build` produce the finished site (`adapter/finish-export.ts`). */
export default {
  name: 'finished-static-site',
  async onBuildComplete({ projectDir, config }) {
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    const { SITE_URL: siteUrl, BOOT_SCRIPT: bootScript, REPORT_URL: reportUrl } = config.env;
    const { API_BASE_URL: apiBaseUrl } = process.env;
    await finishExport(projectDir, {
      builtAt: config.env.BUILT_AT,
      siteUrl,
      bootScript,
      apiBaseUrl,
      reportUrl,
      offline: JSON.parse(config.env.OFFLINE),
    });
  },
};
