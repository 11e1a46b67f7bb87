'use client';
import type { ReactNode } from 'react';
import { useHeaderState } from './use-header-state';
import styles from './header-frame.module.css';

/** The `<header>` with its state as an attribute, which the style sheet uses (`header-2`). */
export function HeaderFrame({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header} data-state={useHeaderState()}>
      {children}
    </header>
  );
}
