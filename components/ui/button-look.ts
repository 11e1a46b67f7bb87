import styles from './button-look.module.css';

/** `outline` is for a second action beside a gold one. */
export type ButtonTheme = 'gold' | 'white-on-gold' | 'outline';

/** The attributes that make an element look like a button. Where `Button` and `ButtonLink` do not serve, a plain `a` or a control takes them. */
export function buttonLook(theme: ButtonTheme) {
  return { className: styles.button, 'data-theme': theme };
}
