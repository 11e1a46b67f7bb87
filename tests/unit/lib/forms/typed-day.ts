import type { TypedDay } from '@/lib/forms/read-day';

/** `2026-12-22` as it is typed into three fields; what is missing stays empty. */
export function typedAs(iso: string): TypedDay {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { year, month, day };
}
