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
    await finishExport(projectDir, {
      builtAt: required(env, 'BUILT_AT'),
      siteUrl: required(env, 'SITE_URL'),
      bootScript: required(env, 'BOOT_SCRIPT'),
      apiOrigin: required(env, 'API_ORIGIN'),
      reportUrl: required(env, 'REPORT_URL'),
      offline: JSON.parse(required(env, 'OFFLINE')),
      isPlain: required(env, 'IS_PLAIN') === 'true',
    });
  },
};

/**
 * A value that `next.config.ts` sets. The build stops without it, because no type connects the two files.
 * @param {Record<string, string | undefined>} env
 * @param {string} name
 */
function required(env, name) {
  const value = env[name];
  if (value === undefined) throw new Error(`next.config.ts sets no ${name}, which the adapter needs`);
  return value;
}
