import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractSections } from '@/scripts/contract-tests/find-gaps';
import { faults } from '@/scripts/faults';
import { isOnSite } from '@/scripts/faults/fault';
import { faultySource } from '@/scripts/faults/plant';

describe('the faults to plant', () => {
  it('are thirty or more, in each section of the contract, twelve or more on the built site', () => {
    expect(faults.length).toBeGreaterThanOrEqual(30);
    expect([...new Set(faults.map(({ section }) => section))].sort()).toEqual(contractSections);
    expect(faults.filter(isOnSite).length).toBeGreaterThanOrEqual(12);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults)('$name: can be planted, and its test is there', (fault) => {
    const source = readFileSync(fault.file, 'utf8');
    expect(faultySource(source, fault)).not.toBe(source);
    expect(existsSync(fault.test)).toBe(true);
  });

  it.each([
    ['twice twice', 2],
    ['never', 0],
  ])('are not planted in "%s"', (source, times) => {
    const fault = {
      name: 'A fault',
      section: 'A',
      file: 'a.ts',
      text: 'twice',
      replacement: 'once',
      test: 'tests/unit/a.test.ts',
    } as const;
    expect(() => faultySource(source, fault)).toThrow(`stands ${times} times in a.ts`);
  });
});
