/** Widths in px from which a layout applies; a test keeps them equal to the nine in `app/styles/media.css`. */
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
