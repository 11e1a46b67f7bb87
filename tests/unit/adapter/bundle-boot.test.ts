import { describe, expect, it } from 'vitest';
import { bundleBoot, escapeTags } from '@/adapter/bundle-boot';

describe('the inline script', () => {
  it('contains no “<”, which the security policy refuses in HTML', () => {
    expect(bundleBoot(process.cwd())).not.toContain('<');
  });

  it('keeps a “<” in a text as an escape', () => {
    expect(new Function(`return ${escapeTags('"<script>"')}`)()).toBe('<script>');
  });

  it('stops the build if a “<” is an operator, which cannot be escaped', () => {
    expect(() => escapeTags('if(a<b)c()')).toThrow('The inline script has a “<” outside of a text');
  });
});
