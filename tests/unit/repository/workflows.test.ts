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
