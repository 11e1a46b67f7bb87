import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import type { Firm } from '@/content/types/firm';
import { sampleByForm } from '@/scripts/check-sample/by-form';
import { editFiles } from '@/scripts/kit/edit-files';
import { factEdits, otherFirm, tracesOf } from '@/scripts/test-rename/edits';
import { writeIn } from '@/tests/kit/temporary-project';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'edits-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The facts in `content/firm.ts` of `owner` after another firm has taken over its site. */
async function takenOverFrom(owner: Firm): Promise<Firm> {
  const text = `export const firm = ${JSON.stringify(owner)} as const;`;
  writeIn(folder, 'content/firm.ts', await format(text, { parser: 'typescript', singleQuote: true, printWidth: 120 }));
  editFiles(folder, factEdits(owner));
  return (await import(join(folder, 'content/firm.ts'))).firm;
}

const address = { street: '1 Main Street', city: 'Quincy', state: 'MA', zip: '02169' };
const realFirm: Firm = {
  ...firm,
  sample: false,
  name: 'Walsh & Kern, LLP',
  shortName: 'Walsh & Kern',
  domain: 'walshkern.com',
  siteUrl: 'https://walshkern.com',
  phones: { main: '+18662345678', spanish: '+13122345679', office: '+13122345680', clients: '+13122345681' },
  emails: {
    info: 'info@walshkern.com',
    privacy: 'privacy@walshkern.com',
    careers: 'jobs@walshkern.com',
    clients: 'clients@walshkern.com',
  },
  addresses: { mail: address, office: address },
  sites: { recruiting: 'https://jobs.com/walshkernlaw' },
  licenses: [],
};

describe('another firm that takes over the site', () => {
  it.each<Pick<Firm, 'shortName' | 'sites'>>([
    realFirm,
    { shortName: 'Whitaker & Kern', sites: { recruiting: 'https://www.linkedin.com/company/WhitakerKernLaw' } },
    { shortName: 'Whitaker', sites: { recruiting: 'https://jobs.com/whitaker' } },
  ])('replaces the facts of $shortName, whichever it has', async (facts) => {
    const owner = { ...realFirm, ...facts };
    const taken = await takenOverFrom(owner);
    const text = JSON.stringify(taken).toLowerCase();
    expect(tracesOf(owner).filter((trace) => text.includes(trace.toLowerCase()))).toEqual([]);
    expect(taken).toMatchObject({ sample: true, siteUrl: `https://www.${otherFirm.domain}` });
    expect(sampleByForm(taken).map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        ...Object.keys(owner.phones).map((name) => `phones.${name}`),
        ...Object.keys(owner.emails).map((name) => `emails.${name}`),
        ...['addresses.mail', 'addresses.office', 'licenses.illinois'],
      ]),
    );
  });

  it.each([['Vermont'], ['Vermont', 'Maine', 'North Carolina', 'South Carolina', 'West Virginia', 'Pennsylvania']])(
    'replaces its states, whichever they are: %s, …',
    async (...states) => {
      const { admittedIn } = await takenOverFrom({ ...firm, admittedIn: { en: states, es: states } });
      expect(admittedIn.en).toEqual(['Illinois', 'Ohio']);
    },
  );
});
