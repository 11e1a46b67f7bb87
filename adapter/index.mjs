import { tsImport } from 'tsx/esm/api';

/** Next's build adapter: `next build` alone gives the finished site (`adapter/finish-export.ts`). */
export default {
  name: 'finished-static-site',
  async onBuildComplete({ projectDir, config }) {
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    await finishExport(projectDir, { siteUrl: config.env.SITE_URL, apiBaseUrl: process.env.API_BASE_URL });
  },
};
