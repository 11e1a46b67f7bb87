'use client';
import type { ReactNode } from 'react';
import { useCurrentPath } from './use-current-path';

type OnlyOnProps = ({ path: string; except?: never } | { path?: never; except: string }) & { children: ReactNode };

/** Shows its children only on the page at `path`, or on every page but the one at `except` (addresses in English). */
export function OnlyOn({ path, except, children }: OnlyOnProps) {
  const current = useCurrentPath();
  const shown = path ? current === path : current !== except;
  return shown ? children : null;
}
