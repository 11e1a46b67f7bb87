/** The element at or around the target of `event` that fits `selector`. */
export function closest({ target }: Event, selector: string): HTMLElement | null | undefined {
  return (target as Partial<Element>).closest?.<HTMLElement>(selector);
}
