import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { integrity?: string; inBundle?: boolean }>;
};

const workflows = readdirSync(folder);

/** The jobs of a workflow as text, by their names. */
function jobsOf(workflow: string): ReadonlyMap<string, string> {
  const [, jobs = ''] = workflow.split('\njobs:\n');
  return new Map(
    jobs.split(/^(?= {2}[\w-]+:$)/m).map((job) => [/[\w-]+/.exec(job)?.[0] ?? '', job.slice(job.indexOf('\n'))]),
  );
}

describe.each(workflows)('the workflow %s', (name) => {
  const workflow = read(`${folder}/${name}`);
  const jobs = [...jobsOf(workflow)].filter(([, job]) => /\bnpm\b|\bnpx\b|\.ci\/run/.test(job));

  it('pins actions to a commit, as a tag can be moved', () => {
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });

  it.each(jobs)('installs from the lock file and verifies signatures before any package code runs: %s', (_, job) => {
    const commands = [...job.matchAll(/- run: (.*)/g)].map(([, command = '']) => command);
    const [install, signatures, ...rest] = commands.slice(commands.findIndex((each) => each.startsWith('npm')));
    expect([install, signatures]).toEqual(['npm ci --no-audit --no-fund', 'npm audit signatures']);
    expect(rest.length).toBeGreaterThan(0);
    expect(commands.filter((each) => /\.ci\/run|npm run/.test(each))).toEqual(rest);
  });

  it('has read-only permissions and persists no credentials', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    expect(workflow.match(/actions\/checkout@/g)).toHaveLength(
      workflow.match(/persist-credentials: false/g)?.length ?? 0,
    );
  });
});

it('workflows use the same commit of an action', () => {
  const actions = workflows.flatMap((name) => read(`${folder}/${name}`).match(/(?<=uses: )\S+/g) ?? []);
  const names = [...new Set(actions)].map((action) => action.split('@')[0]);
  expect(names).toEqual([...new Set(names)]);
});

it('no package runs an install script', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

it('every package has a checksum', () => {
  const without = Object.entries(packages).filter(
    ([path, { integrity, inBundle }]) => path !== '' && !inBundle && !integrity,
  );
  expect(without).toEqual([]);
});
