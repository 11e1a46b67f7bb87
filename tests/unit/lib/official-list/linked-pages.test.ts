import { describe, expect, it } from 'vitest';
import { checkOfficial } from '@/lib/official-list/check';
import { list } from './list';

describe('a page of another company [same-7]', () => {
  it.each([
    ['https://jobs.recruiting.example/wexcombe-vale', 'jobs.recruiting.example/wexcombe-vale'],
    ['http://jobs.recruiting.example:80/wexcombe-vale/', 'jobs.recruiting.example/wexcombe-vale'],
    ['Jobs.Recruiting.example/wexcombe-vale', 'jobs.recruiting.example/wexcombe-vale'],
    ['hxxps://jobs[.]recruiting[.]example/wexcombe-vale', 'jobs.recruiting.example/wexcombe-vale'],
    ['Web: www.linkedin.com/company/wexcombe-vale', 'www.linkedin.com/company/wexcombe-vale'],
  ])('to which we link is neither ours nor a look-alike: %j', (text, typed) => {
    expect(checkOfficial(text, list)).toEqual({ verdict: 'cannot-tell', reason: 'linked', typed });
  });

  it.each([
    ['https://jobs.recruiting.example/wexcombe-vale-pay'],
    ['https://jobs.recruiting.example/wexcombe-vale/pay'],
    ['https://jobs.recruiting.example/pay/wexcombe-vale'],
    ['https://jobs.recruiting.example/wexcombe-vale//'],
    ['https://jobs.recruiting.example/wexcombe-vale?to=https://pay-now.test'],
    ['https://jobs.recruiting.example/wexcombe-vale#pay'],
    ['https://jobs.recruiting.example/wexcombe-vale%2F..%2Fpay'],
    ['https://jobs.recruiting.example/wexc0mbe-vale'],
    ['https://jobs.recruiting.example/wexcombevale'],
    ['https://jobs.recruiting.example:8443/wexcombe-vale'],
    ['http://jobs.recruiting.example:443/wexcombe-vale'],
    ['ftp://jobs.recruiting.example/wexcombe-vale'],
    ['https://jobs.recruiting.example@pay-now.test/wexcombe-vale'],
    ['https://pay@jobs.recruiting.example/wexcombe-vale'],
    ['https://recruiting.example/wexcombe-vale'],
    ['https://pay.jobs.recruiting.example/wexcombe-vale'],
    ['https://jobs.recruiting.example.pay-now.test/wexcombe-vale'],
    ['https://jobs.recruitlng.example/wexcombe-vale'],
    ['https://jobs.recruiting.exаmple/wexcombe-vale'],
    ['https://wexcombe-vale.recruiting.example/'],
    ['https://pay-now.test/jobs.recruiting.example/wexcombe-vale'],
    ['https://www.linkedin.com/in/wexcombe-vale'],
    ['https://www.linkedin.com/company/wexcombe-vale-payments'],
  ])('to which we do not link stays a look-alike if it has our name: %j', (text) => {
    expect(checkOfficial(text, list)).toMatchObject({ verdict: 'look-alike' });
  });

  it.each([['https://jobs.recruiting.example/'], ['jobs.recruiting.example/other-firm']])(
    'without our name is not ours: %j',
    (text) => {
      expect(checkOfficial(text, list)).toMatchObject({ verdict: 'not-ours', reason: 'no-match' });
    },
  );
});
