'use client';
import type { ReactNode } from 'react';
import styles from './header.module.css';
import { useHeaderState } from './use-header-state';

/** The `<header>` with its state; what the states look like is the style sheet's (`header-2`). */
export function HeaderFrame({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header} data-state={useHeaderState()}>
      {children}
    </header>
  );
}
