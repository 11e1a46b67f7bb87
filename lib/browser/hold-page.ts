/**
 * Prevents the page from scrolling behind an overlay; returns an undo function, which does nothing if another overlay already held the page.
 * `app/styles/page.css` has the style.
 */
export function holdPage(): () => void {
  const root = document.documentElement;
  if (root.dataset.held) return () => {};
  root.dataset.held = innerWidth > root.clientWidth ? 'with-scrollbar' : 'plain';
  return () => {
    delete root.dataset.held;
  };
}
