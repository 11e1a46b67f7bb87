import type { NoticeDate } from '../time/notice-date';

/** What identifies a published notice; the same in both languages (`content/notices.ts`). */
export type NoticeVersion = { version: string; date: NoticeDate & { kind: 'updated' | 'effective' } };
