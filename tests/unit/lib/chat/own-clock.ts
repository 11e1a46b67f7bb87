/** The moment at which a visitor's own clock shows `seconds` after midnight of `day`: without a zone, `Date` reads a text so. */
export const ownClock = (day: string, seconds: number) =>
  new Date(`${day}T${new Date(seconds * 1000).toISOString().slice(11, 23)}`);
