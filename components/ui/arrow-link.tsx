'use client';
import { ResolvedLink, type ResolvedLinkProps } from '@/components/navigation/resolved-link';
import styles from './arrow-link.module.css';
import { useNavigatingFreeze } from './use-navigating-freeze';

type ArrowLinkProps = Pick<ResolvedLinkProps, 'link' | 'newTabLabel'> & { label: string };

/** The client part of an `ArrowButton`: its label freezes after a click. */
export function ArrowLink({ label, link, newTabLabel }: ArrowLinkProps) {
  const { navigating, shownLabel, freeze } = useNavigatingFreeze(label);
  return (
    <ResolvedLink
      className={styles.link}
      link={link}
      newTabLabel={newTabLabel}
      onClick={freeze}
      {...(navigating && { 'data-navigating': '' })}
    >
      {shownLabel}
      {link.kind !== 'third-party' && (
        <svg className={styles.arrow} viewBox="0 0 18 12" aria-hidden="true">
          <path d="M0 6h16M11 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      )}
    </ResolvedLink>
  );
}
