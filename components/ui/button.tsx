import type { ComponentPropsWithoutRef } from 'react';
import { buttonLook, type ButtonTheme } from './button-look';

type ButtonProps = ComponentPropsWithoutRef<'button'> & { theme?: ButtonTheme };

/** A button; a link that looks like one is a `ButtonLink`. */
export function Button({ type = 'button', theme = 'gold', className, ...rest }: ButtonProps) {
  const look = buttonLook(theme);
  return (
    <button type={type} {...look} className={className ? `${look.className} ${className}` : look.className} {...rest} />
  );
}
