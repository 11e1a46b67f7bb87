import { describe, expect, it } from 'vitest';
import { mayTrack } from '@/lib/analytics';

describe('mayTrack', () => {
  it.each([
    [{}, true],
    [{ globalPrivacyControl: false, doNotTrack: null }, true],
    [{ doNotTrack: '0' }, true],
    [{ doNotTrack: 'unspecified' }, true],
    [{ globalPrivacyControl: true }, false],
    [{ globalPrivacyControl: true, doNotTrack: '0' }, false],
    [{ doNotTrack: '1' }, false],
    [{ doNotTrack: 'yes' }, false],
  ])('with %o is %s', (signals, expected) => {
    expect(mayTrack(signals)).toBe(expected);
  });
});
