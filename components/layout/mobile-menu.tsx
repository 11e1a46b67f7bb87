'use client';
import type { ReactNode } from 'react';
import { ScriptedControl } from '@/components/ui/scripted-control';
import { useMenu } from './use-menu';
import styles from './mobile-menu.module.css';

const panelId = 'site-menu';

/** `call` is shown below the links: the phone and its hours. */
type MobileMenuProps = { label: string; fallback: string; call: ReactNode; children: ReactNode };

/**
 * The menu below 1280 px, a dialog because the page behind it is inert. Without JavaScript its control links to `fallback`, the footer's
 * links; the panel is always in the HTML because the inline script opens it before the program runs (`boot/held-click.ts`).
 */
export function MobileMenu({ label, fallback, call, children }: MobileMenuProps) {
  const { isOpen, button, panel, toggle } = useMenu();

  return (
    <div className={styles.menu}>
      <ScriptedControl
        ref={button}
        className={styles.button}
        href={fallback}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <span className={styles.bars} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
      </ScriptedControl>
      <div
        ref={panel}
        className={styles.panel}
        id={panelId}
        hidden={!isOpen}
        {...(isOpen && { role: 'dialog', 'aria-label': label })}
      >
        <nav aria-label={label}>{children}</nav>
        {call}
      </div>
    </div>
  );
}
