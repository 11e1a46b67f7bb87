/** Keeps the page from scrolling while something lies over it; gives the function that lets it go. `app/globals.css` has the style. */
export function holdPage(): () => void {
  const root = document.documentElement;
  root.dataset.held = innerWidth > root.clientWidth ? 'with-scrollbar' : 'plain';
  const { scrollX, scrollY } = window;
  // A wheel turned while the style is on its way to the compositor still moves the page a little.
  const stay = () => scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  addEventListener('scroll', stay);
  return () => {
    removeEventListener('scroll', stay);
    delete root.dataset.held;
  };
}
