import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');

describe('the results of CI', () => {
  it('are offered by a job of their own, after all versions of Node have passed', () => {
    const [versions = '', results = ''] = read('ci').split(/^ {2}results:$/m);
    expect(versions).toContain('matrix:');
    expect(versions).not.toContain('upload-artifact');
    expect(results).toContain('name: ci-results');
    expect(results).toMatch(/^ {4}needs: ci$/m);
    expect(results).not.toMatch(/^ +if:/m);
  });
});

describe('the check of the deployment', () => {
  it('compares the host with a build that has the live commit, not that of the workflow', () => {
    expect(read('check-deploy')).toMatch(
      /- run: npm run --silent build\n +env:\n +COMMIT: \$\{\{ steps\.live\.outputs\.commit \}\}\n/,
    );
  });
});
