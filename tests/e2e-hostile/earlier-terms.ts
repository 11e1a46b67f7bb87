import type { LegalDocument, NoticeVersion } from '@/content/types';
import { payload } from './payload';

/** Two invented earlier versions of the terms, oldest first; only the throw-away copy has them. */
export const earlierTerms: readonly NoticeVersion[] = [
  { version: '0.1', date: { kind: 'effective', year: 2018, month: 1, day: 1 } },
  { version: '0.2', date: { kind: 'effective', year: 2019, month: 1, day: 1 } },
];

/** An earlier version of `document`: without its last section, and with the payload in the oldest version. */
export function earlierDocument(document: LegalDocument, { version }: NoticeVersion): LegalDocument {
  const ending = version === earlierTerms[0]?.version ? ` ${payload}` : '';
  return {
    ...document,
    summary: document.summary.map((line) => line + ending),
    sections: document.sections.slice(0, -1),
  };
}
