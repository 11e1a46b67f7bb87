interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html; not every browser has it. */
  readonly prerendering?: boolean;
}
