/** Keeps the page from scrolling while something lies over it; gives the function that lets it go. `app/globals.css` has the style. */
export function holdPage(): () => void {
  const root = document.documentElement;
  root.dataset.held = innerWidth > root.clientWidth ? 'with-scrollbar' : 'plain';
  return () => {
    delete root.dataset.held;
  };
}
