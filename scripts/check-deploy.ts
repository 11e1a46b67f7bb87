/**
 * Checks whether a live host follows the rules: `npm run check:deploy -- https://www.firm.example`, with the deployed build in `out/` and
 * `host/`; `--json` is for monitoring. Exit code 0 if all is right, 1 if something is wrong, 2 if the host cannot be checked.
 */
import { parseArgs } from 'node:util';
import { forHttps } from '@/hosts/host-files';
import { addressChecks } from './check-deploy/address-checks';
import { builtSite } from './check-deploy/built-site';
import { HostFailure } from './check-deploy/failure';
import { fileChecks } from './check-deploy/file-checks';
import { findSite } from './check-deploy/find-site';
import { httpsResults } from './check-deploy/https-results';
import { jsonReport, report } from './check-deploy/report';
import { runChecks } from './check-deploy/run-checks';

const usage = 'Usage: npm run check:deploy -- https://host [--json] [--wait seconds]';
const { values, positionals } = readArguments();
const [address = ''] = positionals;
const wait = Number(values.wait) * 1000;
const site = builtSite('.');
if (!/^https?:\/\/[^/]+\/?$/.test(address) || !URL.canParse(address) || !(wait > 0)) stop(usage);
if (!site) stop('There is no finished site in out/: run "npm run build" first, on the commit that was deployed.');

const { origin, protocol } = new URL(address);
const { headers } = protocol === 'https:' ? forHttps(site.rules) : site.rules;
try {
  await findSite(origin, site.commit, wait);
  const results = [
    ...(await httpsResults(origin, new Date(), wait)),
    ...(await runChecks(origin, [...fileChecks(site, headers), ...addressChecks(site, origin, headers)], wait)),
  ];
  console.log((values.json ? jsonReport : report)(origin, site.commit, results));
  process.exitCode = results.some(({ wrong }) => wrong) ? 1 : 0;
} catch (error) {
  if (!(error instanceof HostFailure)) throw error;
  stop(error.message, error.kind);
}

/** Exits with 2 for an unknown option, because an exit code of 1 means that the host is at fault. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, wait: { type: 'string', default: '10' } },
    });
  } catch {
    console.error(usage);
    process.exit(2);
  }
}

function stop(message: string, kind = 'usage'): never {
  if (values.json) console.log(JSON.stringify({ ok: false, kind, message }));
  else console.error(message);
  process.exit(2);
}
