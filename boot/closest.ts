/** The target of `event`, or its nearest ancestor, that matches `selector`. */
export function closest({ target }: Event, selector: string): HTMLElement | null | undefined {
  return (target as Partial<Element>).closest?.<HTMLElement>(selector);
}
