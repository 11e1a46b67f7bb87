'use client';
// Imported first because it sets the order of the cascade layers.
import './globals.css';
import { GlobalErrorMessage } from '@/components/feedback/global-error-message';

/** Replaces the whole document when the frame or the error page itself throws (`error-3`). */
export default function GlobalError({ error }: { error: unknown }) {
  return <GlobalErrorMessage error={error} />;
}
