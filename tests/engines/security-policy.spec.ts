import { expect, test } from './fixtures';
import { openRunning } from './running-page';

test.describe('injected content', () => {
  test.use({
    expectedProblems: ['inline style', 'style-src-attr', 'trusted-types', 'TrustedScriptURL', 'broken on purpose'],
  });

  test(
    'is blocked by the policy and by Trusted Types, and the violations are logged',
    { tag: '@security-2' },
    async ({ visitor }) => {
      await openRunning(visitor, '/contact');
      expect(await visitor.problems()).toEqual([]);
      const result = await visitor.evaluate(() => {
        document.body.setAttribute('style', 'display: none');
        console.error('broken on purpose');
        try {
          document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }));
          return 'a foreign script was let in';
        } catch {
          return getComputedStyle(document.body).display;
        }
      });
      expect(result).not.toMatch(/none|let in/);
      for (const noted of [/style-src-attr/, /broken on purpose/]) {
        await expect.poll(async () => (await visitor.problems()).join('\n')).toMatch(noted);
      }
    },
  );
});
