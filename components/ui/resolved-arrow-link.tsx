'use client';
import { ResolvedLink, type ResolvedLinkProps } from '@/components/navigation/resolved-link';
import { flag } from '@/lib/flag';
import { useFrozenLabel } from './use-frozen-label';
import styles from './resolved-arrow-link.module.css';

type ResolvedArrowLinkProps = Pick<ResolvedLinkProps, 'link' | 'newTabLabel'> & { label: string };

/** The client part of an `ArrowLink`: its label freezes after a click. */
export function ResolvedArrowLink({ label, link, newTabLabel }: ResolvedArrowLinkProps) {
  const { isNavigating, shownLabel, freeze } = useFrozenLabel(label);
  return (
    <ResolvedLink
      className={styles.link}
      link={link}
      newTabLabel={newTabLabel}
      onClick={freeze}
      data-navigating={flag(isNavigating)}
    >
      {shownLabel}
      {!link.target && (
        <svg className={styles.arrow} viewBox="0 0 18 12" aria-hidden="true">
          <path d="M0 6h16M11 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      )}
    </ResolvedLink>
  );
}
