/**
 * `npm run bench`: builds the site and the variants to compare, measures them in the same way, and writes `docs/benchmark.md` with its charts.
 * `--brief` takes half the time: three Lighthouse runs, and only six pages for the scores and for the bytes of the plain export. `--quick` measures
 * six pages once each and only prints the report; `--no-lighthouse` omits Lighthouse.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HostRules } from '@/hosts/rules';
import { openBrowser } from '@/scripts/kit/browser';
import { freePort } from '@/scripts/kit/free-port';
import { desktop, phone } from '@/scripts/kit/screens';
import { serve, type Server } from '@/scripts/kit/serve-folder';
import { bytesAt } from '@/scripts/kit/site-files';
import { exitOnSignals } from '@/scripts/kit/start-process.mjs';
import { barChart } from './bench/bar-chart';
import { measureBytes } from './bench/bytes';
import { chartFolder, chartsOf } from './bench/charts';
import { measureClicks } from './bench/clicks';
import { byteFigures, responseFigures, scoreFigure, vitalFigures } from './bench/figures';
import { measureInp } from './bench/inp';
import { lighthouseVersion } from './bench/lighthouse';
import { allPaths, longestPaths, marketingPaths, samplePaths, toolPaths } from './bench/measured-pages';
import { measureNavigation } from './bench/navigation-times';
import { report } from './bench/report';
import type { Results } from './bench/results';
import { serveSecurely } from './bench/secure-front';
import { settingOf } from './bench/setting';
import { measureThroughput } from './bench/throughput';
import { buildVariants, type VariantName, variantNames } from './bench/variants';
import { openShell } from './bench/visitor';
import { measureScores, measureVitals, type Origins, type PageScores, type PageVitals } from './bench/vitals';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { quick: flag, brief: flag, 'no-lighthouse': flag } });
const { quick, brief } = values;
const withLighthouse = !values['no-lighthouse'];
const paths = quick ? samplePaths : allPaths;
/** The pages that get one run each. */
const singleRunPaths = brief ? samplePaths : paths;
const runs = quick ? 1 : 3;
/** Lighthouse runs of the floor and of the finished site; medians of three vary by more than the 5 % that are compared. */
const vitalRuns = quick ? 1 : brief ? 3 : 9;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
exitOnSignals();
const servers: Server[] = [];
const browser = await openBrowser();
try {
  await buildVariants(folder);
  for (const name of variantNames) servers.push(await serve(join(folder, name)));
  await measure();
} finally {
  await browser.close();
  servers.forEach((server) => server.close());
}

/** Serves the three variants with https and HTTP/2 as hosts do, and returns their addresses. */
async function secureOrigins(origins: Origins): Promise<Origins> {
  const fronts = await Promise.all(variantNames.map((name) => serveSecurely(origins[name])));
  servers.push(...fronts);
  return Object.fromEntries(variantNames.map((name, index) => [name, fronts[index]?.origin ?? ''])) as Origins;
}

async function measureInLighthouse(origins: Origins): Promise<{ vitals?: PageVitals[]; scores?: PageScores[] }> {
  const port = await freePort();
  const shell = await openShell(port);
  try {
    return {
      vitals: await measureVitals(origins, samplePaths, vitalRuns, port),
      scores: await measureScores(origins.finished, singleRunPaths, port),
    };
  } finally {
    await shell.close();
  }
}

async function measure() {
  const rootOf = (name: VariantName) => join(folder, name, 'out');
  const [floor = '', finished = '', plain = ''] = servers.map(({ origin }) => origin);
  console.log('Bytes and requests …');
  const onPhone = await measureBytes(browser, rootOf('finished'), finished, paths, phone);
  const onDesktop = await measureBytes(browser, rootOf('finished'), finished, ['/', '/es'], desktop);
  const ofPlain = await measureBytes(browser, rootOf('plain'), plain, singleRunPaths, phone);
  const html = (name: VariantName) => allPaths.reduce((sum, path) => sum + bytesAt(rootOf(name), path), 0);
  const { headers } = JSON.parse(readFileSync(join(folder, 'finished/host/rules.json'), 'utf8')) as HostRules;
  const sizes = {
    htmlRatio: html('finished') / html('floor'),
    policy: headers['Content-Security-Policy']?.length ?? Number.NaN,
    onPhone,
    onDesktop,
    kinds: { marketing: marketingPaths, longest: longestPaths, tools: toolPaths },
  };
  console.log('First clicks and navigation …');
  const clicks = await measureClicks(browser, finished, runs);
  const navigation = await measureNavigation(browser, { finished, floor }, runs);
  const inp = await measureInp(browser, finished, runs);
  console.log('Requests a second …');
  const throughput = await measureThroughput(['/', '/terms-of-use']);
  const { vitals, scores } = withLighthouse
    ? await measureInLighthouse(await secureOrigins({ floor, finished, plain }))
    : {};
  const figures = [
    ...byteFigures(sizes),
    ...responseFigures(clicks, navigation, inp),
    ...(vitals ? vitalFigures(vitals) : []),
    ...(scores ? [scoreFigure(scores.flatMap((page) => page.scores))] : []),
  ];
  const floorHtml = Object.fromEntries(allPaths.map((path) => [path, bytesAt(rootOf('floor'), path)]));
  const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ');
  const results = {
    figures,
    finished: onPhone,
    plain: ofPlain,
    floorHtml,
    clicks,
    navigation,
    vitals,
    scores,
    throughput,
  };
  const text = report(
    results,
    settingOf(command, {
      Chromium: browser.version(),
      ...(withLighthouse && { lighthouse: lighthouseVersion }),
    }),
  );
  if (quick) console.log(text);
  else write(text, results);
  process.exitCode = figures.every(({ isReached }) => isReached) ? 0 : 1;
}

/** Writes the report and its charts, and removes charts of earlier runs. */
function write(text: string, results: Results) {
  writeFileSync('docs/benchmark.md', `${text}\n`);
  rmSync(chartFolder, { recursive: true, force: true });
  mkdirSync(chartFolder, { recursive: true });
  for (const [file, chart] of Object.entries(chartsOf(results)))
    writeFileSync(join(chartFolder, file), barChart(chart));
}
