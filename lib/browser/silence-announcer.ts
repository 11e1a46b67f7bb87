/**
 * Next reads the title of each page that is navigated to (`app-router-announcer` of Next 16.4), or its heading where the title comes
 * late. The site announces it by itself: said once is enough.
 */
export function silenceAnnouncer(): void {
  const live = document.querySelector('next-route-announcer')?.shadowRoot?.firstElementChild;
  live?.setAttribute('aria-live', 'off');
  live?.removeAttribute('role');
}
