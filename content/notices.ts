import type { NoticeName } from '@/lib/pages/pages';
import type { NoticeVersion } from './types';

/**
 * Version and date of every notice, the same in both languages (`notice-1`).
 * Changing a notice's text needs a new version here: `docs/content-guide.md`.
 */
export const notices = {
  'privacy-notice': { version: '5.2', date: { kind: 'updated', year: 2025, month: 10 } },
  'california-privacy-notice': { version: '5.2.0', date: { kind: 'updated', year: 2025, month: 10 } },
  'job-applicant-privacy-notice': { version: '4.1', date: { kind: 'updated', year: 2025, month: 10 } },
  'personnel-privacy-notice': { version: '4.1', date: { kind: 'updated', year: 2025, month: 10 } },
  'terms-of-use': { version: '2.0', date: { kind: 'effective', year: 2021, month: 3, day: 1 } },
  'accessibility-policy': { version: '2.0', date: { kind: 'effective', year: 2021, month: 2, day: 22 } },
} as const satisfies Record<NoticeName, NoticeVersion>;
