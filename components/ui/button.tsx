import { SiteLink } from '@/components/navigation/site-link';
import styles from './button.module.css';

/** `outline` is for a second action beside a gold one. */
type ButtonTheme = 'gold' | 'white-on-gold' | 'outline';

type ButtonProps = { label: string; url: string; theme?: ButtonTheme };

/** A link that looks like a button; its address decides in which tab it opens. Use at most one gold button per screen. */
export function Button({ label, url, theme = 'gold' }: ButtonProps) {
  return (
    <SiteLink className={styles.button} data-theme={theme} href={url}>
      {label}
    </SiteLink>
  );
}
