import { SiteLink } from '@/components/navigation/site-link';
import styles from './button.module.css';

/** `outline` is for a second action beside a gold one. */
type ButtonTheme = 'gold' | 'white-on-gold' | 'outline';

type ButtonProps = { label: string; url: string; theme?: ButtonTheme; target?: '_self' | '_blank' };

/** A link that looks like a button (`link-1`). One gold one a screen. */
export function Button({ label, url, theme = 'gold', target }: ButtonProps) {
  return (
    <SiteLink className={styles.button} data-theme={theme} href={url} {...(target ? { target } : {})}>
      {label}
    </SiteLink>
  );
}
