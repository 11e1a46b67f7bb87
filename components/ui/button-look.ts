import styles from './button-look.module.css';

/** `outline` is for a second action beside a gold one. */
export type ButtonTheme = 'gold' | 'white-on-gold' | 'outline';

/** The attributes that make an element look like a button. A plain `a` or control uses them where `Button` and `ButtonLink` do not fit. */
export function buttonLook(theme: ButtonTheme) {
  return { className: styles.button, 'data-theme': theme };
}
