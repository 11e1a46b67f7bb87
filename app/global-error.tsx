'use client';
import { GlobalErrorMessage } from '@/components/feedback/global-error-message';
import './globals.css';

/** Stands in for the whole document when the frame or the error page itself throws (`specification.md` 8). */
export default function GlobalError({ error }: { error: unknown }) {
  return <GlobalErrorMessage error={error} />;
}
