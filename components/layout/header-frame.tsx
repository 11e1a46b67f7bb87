'use client';
import type { ReactNode } from 'react';
import styles from './header.module.css';
import { useHeaderState } from './use-header-state';

/** The `<header>` with its state as an attribute, which the style sheet uses (`header-2`). */
export function HeaderFrame({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header} data-state={useHeaderState()}>
      {children}
    </header>
  );
}
