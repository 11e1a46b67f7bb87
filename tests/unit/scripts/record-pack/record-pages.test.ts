import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, it } from 'vitest';
import { recordPages } from '@/scripts/record-pack/record-pages';

/** A browser whose pages have, instead of texts, their part and address. */
function browserOfAddresses(): Browser {
  let address = '';
  const page = {
    goto: (opened: string) => {
      address = opened;
      return Promise.resolve({ ok: () => true });
    },
    locator: (part: string) => ({ first: () => ({ innerText: () => Promise.resolve(`${part} of ${address}`) }) }),
    pdf: () => Promise.resolve(Buffer.from('')),
    close: () => Promise.resolve(),
  };
  return { newPage: () => Promise.resolve(page) } as unknown as Browser;
}

it('the record has the footer of the home page, whose disclosure “Who we serve” no other footer has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    await recordPages(browserOfAddresses(), 'https://firm.example', folder);
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(read('en/footer-with-licenses.txt')).toBe('footer of https://firm.example/\n');
    expect(read('es/footer-with-licenses.txt')).toBe('footer of https://firm.example/es\n');
    expect(read('en/about.txt')).toBe('main of https://firm.example/about\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
