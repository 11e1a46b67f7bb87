interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html; not all browsers support it. */
  readonly prerendering?: boolean;
}
