/** The target of `event`, or its nearest ancestor, that matches `selector`. */
export function closest<Found extends HTMLElement = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null | undefined {
  return (target as Partial<Element>).closest?.<Found>(selector);
}
