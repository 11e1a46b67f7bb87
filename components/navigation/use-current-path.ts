import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * English address of the current page, such as `/make-payment/efta-consent`; to be called in the frame.
 * It comes from the route, not from the address bar, so the server and the browser agree on the not-found page too.
 */
export function useCurrentPath(): string {
  return `/${useSelectedLayoutSegments()
    .filter((segment) => !/^[(_]/.test(segment))
    .join('/')}`;
}
