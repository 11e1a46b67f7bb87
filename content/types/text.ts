export type { Rich } from '@/lib/text/inline-markup';

/** A label and where it leads. */
export type Link = { label: string; href: string };

/** Title (without the firm's name) and description for search engines, about 60 and 155 characters. */
export type PageMeta = { title: string; description: string };
