/** Every number that the contract names, with its unit. */

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

/** Scroll distances of the header in px (`header-2`). */
export const header = { shrinkAfterPx: 20, hideAfterDownPx: 300, showAfterUpPx: 150 } as const;

/**
 * Height of the alert bar, and the most by which it moves the header: the numbers of its style sheet.
 * @public
 */
export const alertBar = { heightPx: 30, offsetCapPx: 30 } as const;

/**
 * Width of the warning before other sites: the number of its style sheet.
 * @public
 */
export const leaveSiteModal = { widthPx: 700 } as const;

/** Seconds since midnight on the visitor's own clock, Monday to Friday; `closes` is the first second that is closed. */
export const chatHours = { opens: 8 * 3600, closes: 18 * 3600 + 55 * 60 } as const;

/** Seconds since midnight in Eastern time, Monday to Friday: the office and its phone lines; `closes` is the first second that is closed. */
export const officeHours = { opens: 8 * 3600, closes: 19 * 3600, timeZone: 'America/New_York' } as const;

/** Seconds since midnight where the called person lives: a call to a consumer begins no earlier and no later. */
export const callLimits = { from: 8 * 3600, until: 21 * 3600 } as const;

/** The most that the firm does in seven days about one debt: calls or texts, and contacts of all kinds. */
export const contactLimits = { calls: 2, contacts: 3 } as const;

/** Business days within which the firm does what it promises, counted from when it was asked or told. */
export const replyDays = {
  complaint: 10,
  /** To someone who helps another person and sends that person's permission. */
  helper: 10,
  accessibility: 5,
  security: 5,
  /** That money is exempt. */
  proof: 2,
  application: 2,
  candidate: 10,
  /** After an applicant's last meeting. */
  decision: 5,
  /** To a creditor who asks what placing accounts would cost. */
  proposal: 5,
  /** After the last payment of a settlement. */
  closingLetter: 10,
} as const;

/** Delays of the assistant, and the most UTF-16 units of a message. */
export const chat = { typingMs: 1000, yesReplyMs: 1000, noMatchMs: 3500, messageMaxLength: 500 } as const;

/** Time to grow to the full, time before it shows, time before it hides. */
export const progressBar = { durationMs: 5000, throttleMs: 200, hideDelayMs: 500 } as const;

/** Least time that a request is shown as loading. */
export const fetchDelayMs = 200;

/** How long a page was out of sight before it asks for a newer deployment. */
export const deployment = { askAfterMs: 60 * 60 * 1000 } as const;

/** For how long a followed arrow button keeps its label. */
export const arrowButton = { freezeMs: 1000 } as const;

/** The longest wait for an idle moment before a linked page is fetched ahead. */
export const prefetch = { idleTimeoutMs: 2000 } as const;

/** Legal constants, which the copy states (`screen-3`). */
export const legal = {
  cancellationBusinessDays: 3,
  minimumAge: 18,
  negotiationDays: 30,
  californiaLookbackMonths: 12,
} as const;
