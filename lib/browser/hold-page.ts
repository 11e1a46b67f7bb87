/** Prevents the page from scrolling behind an overlay; returns an undo function. `app/styles/page.css` has the style. */
export function holdPage(): () => void {
  const root = document.documentElement;
  root.dataset.held = innerWidth > root.clientWidth ? 'with-scrollbar' : 'plain';
  return () => {
    delete root.dataset.held;
  };
}
