import {
  type HTMLAttributes,
  type MouseEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { mark, needsRuntimeAttribute } from '@/boot/protocol';
import { hydratedStore } from '@/lib/browser/hydrated-store';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { ButtonTheme } from './button-look';

type ScriptedControlProps = Omit<HTMLAttributes<HTMLElement>, 'onClick'> & {
  ref?: RefObject<HTMLElement | null>;
  href: string;
  'data-theme'?: ButtonTheme;
  onClick: () => void;
};

/**
 * A link to `href` that becomes a button once the page is hydrated; without JavaScript it stays a plain link.
 * A click on the link may be held until then; once React handles the link, a plain click on it acts like one on the button.
 */
export function ScriptedControl({ ref, children, className = '', href, onClick, ...rest }: ScriptedControlProps) {
  const { control, isHydrated } = useHydrated(ref);
  const props = { ...rest, id: useId(), className: `${className} needs-script` };

  /** A double click acts once: its second click would close what the first one opened. */
  function act({ detail }: MouseEvent) {
    if (detail < 2) onClick();
  }
  function actOrFollow(event: MouseEvent) {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    act(event);
  }

  return (
    <>
      {isHydrated ? (
        <button {...props} ref={control} type="button" onClick={act}>
          {children}
        </button>
      ) : (
        <a {...props} ref={control} href={href} onClick={actOrFollow} {...mark(needsRuntimeAttribute)}>
          {children}
        </a>
      )}
      <noscript>
        <a className={className} data-theme={rest['data-theme']} href={href}>
          {children}
        </a>
      </noscript>
    </>
  );
}

/** Whether the button is rendered. It takes focus from the link that it replaces. */
function useHydrated(ref: RefObject<HTMLElement | null> | undefined) {
  const element = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const subscribe = useCallback(
    (notify: () => void) =>
      hydratedStore.subscribe(() => {
        hadFocus.current = document.activeElement === element.current;
        notify();
      }),
    [],
  );
  const isHydrated = useSyncExternalStore(subscribe, hydratedStore.getSnapshot, hydratedStore.getServerSnapshot);

  useLayoutEffect(() => {
    if (isHydrated && hadFocus.current) element.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isHydrated]);

  const control = useCallback(
    (present: HTMLElement | null) => {
      element.current = present;
      if (ref) ref.current = present;
    },
    [ref],
  );
  return { control, isHydrated };
}
