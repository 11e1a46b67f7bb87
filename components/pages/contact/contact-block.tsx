import { RichList } from '@/components/text/rich-list';
import { RichParagraph } from '@/components/text/rich-text';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { ContactMethod } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './contact-block.module.css';

/** E-mail, phone and mail side by side. */
export function ContactBlock({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <div className={styles.methods}>
      {methods.map(({ id, title, copy, details, link }) => (
        <section key={id} id={id} className={styles.method}>
          <h3>{typeset(title)}</h3>
          <RichParagraph text={copy} />
          <RichList lines={details} />
          {link && <ArrowLink label={link.label} href={link.href} />}
        </section>
      ))}
    </div>
  );
}
