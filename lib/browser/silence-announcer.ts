/**
 * Disables Next's announcement of each new page's title or heading (`app-router-announcer` of Next 16.4), because the site announces the
 * title itself and it should be read only once.
 */
export function silenceAnnouncer(): void {
  const live = document.querySelector('next-route-announcer')?.shadowRoot?.firstElementChild;
  live?.setAttribute('aria-live', 'off');
  live?.removeAttribute('role');
}
