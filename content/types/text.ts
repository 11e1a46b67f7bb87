/**
 * Text that may hold inline markup: `[label](address)`, `**strong**`. An address is an internal path without its language
 * (`/contact`), an id on the same page (`#hours`), `tel:`, `mailto:` or `https:`. A plain string holds none.
 */
export type Rich = string;

/** A label and where it leads. */
export type Link = { label: string; href: string };

/** Title (without the firm's name) and description for search engines, about 60 and 155 characters. */
export type PageMeta = { title: string; description: string };
