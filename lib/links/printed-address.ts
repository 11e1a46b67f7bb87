import { ownDomain } from '../config/own-domain';

/** Props of a link of this site that stands alone: on paper its full address follows it (`print-4`, `app/styles/print.css`). */
export function printedAddress(path: string): { 'data-address': string } {
  return { 'data-address': ownDomain + path };
}
