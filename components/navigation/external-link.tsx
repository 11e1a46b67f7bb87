import { getTranslations } from 'next-intl/server';
import type { ComponentPropsWithoutRef } from 'react';
import { HiddenNote } from './hidden-note';

type ExternalLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/**
 * A link to someone else's site. `data-leave-site` makes the leave-site warning come first;
 * without JavaScript it goes to its address (`leave-8`).
 */
export async function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const t = await getTranslations('LeaveSite');
  return (
    <a {...rest} data-leave-site="" target="_blank" rel="noopener noreferrer">
      {children}
      <HiddenNote text={t('newTab')} />
    </a>
  );
}
