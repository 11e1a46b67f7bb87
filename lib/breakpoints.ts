/** Widths in px from which a layout applies; `app/styles/media.css` names the same nine for style sheets (held by a test). */
export const breakpoints = {
  phone: 375,
  phoneLarge: 640,
  tablet: 768,
  tabletLarge: 1024,
  desktop: 1280,
  desktopMedium: 1320,
  desktopLarge: 1440,
  wide: 1600,
  wider: 1920,
} as const;
