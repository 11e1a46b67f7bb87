'use client';
import { AppLink } from '@/components/navigation/app-link';
import { HiddenNote } from '@/components/navigation/hidden-note';
import type { LinkKind } from '@/lib/links/link-kind';
import styles from './button.module.css';
import { useNavigatingFreeze } from './use-navigating-freeze';

type ArrowLinkProps = { label: string; href: string; kind: LinkKind; newTabLabel: string };

/** The link of an `ArrowButton`, in the browser: its `kind` decides how it opens, and its label freezes after a click. */
export function ArrowLink({ label, href, kind, newTabLabel }: ArrowLinkProps) {
  const { navigating, shownLabel, freeze } = useNavigatingFreeze(label);
  const isExternal = kind === 'own-site' || kind === 'third-party';
  const props = {
    className: styles.arrowLink,
    href,
    onClick: freeze,
    'data-navigating': navigating ? '' : undefined,
  };
  const content = (
    <>
      {shownLabel}
      {isExternal && <HiddenNote text={newTabLabel} />}
      <svg className={styles.arrow} viewBox="0 0 18 12" aria-hidden="true">
        <path d="M0 6h16M11 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </>
  );
  if (kind === 'internal') return <AppLink {...props}>{content}</AppLink>;
  if (!isExternal) return <a {...props}>{content}</a>;
  return (
    <a {...props} target="_blank" rel="noopener noreferrer" data-leave-site={kind === 'third-party' ? '' : undefined}>
      {content}
    </a>
  );
}
