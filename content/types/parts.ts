import type { Link, Rich } from './text';

/** `image` names an engraving of `public/engravings`; with `position` `left` a phone keeps its bottom left in view, otherwise its bottom middle. */
type HeroBanner = ({ image: string } | Photograph) & { position: 'left' | 'center' | 'right' };

/** A file of `public/photographs` and its size in pixels; a width of 760 in `smaller` means that there is a `…-760` of it, too. */
export type Photograph = { photograph: string; width: number; height: number; smaller?: readonly number[] };

/** The top of a page: picture, heading, a sentence or two, one link. */
export type Hero = { banner: HeroBanner; alt: string; title: string; text: string; action?: Link };

/** A number to call, and when it is answered. */
export type CallLine = { phone: Rich; hours: string };

/** A short text with a heading and an optional link. */
export type InfoCard = { id: string; subtitle: string; title: string; copy: Rich; link?: Link };

/** A link to a part of the same page. */
export type JumpNavItem = { id: string; anchor: `#${string}`; label: string };

/** `cite` is a month and a year. */
export type Testimonial = { id: string; copy: string; cite: string };

/** One thing that an applicant can expect. */
export type ExpectationSection = { id: string; title: string; content: Rich };

/** `facts` make the options comparable: what you need, when it posts, what record you get, what it costs. */
export type PaymentOption = {
  id: string;
  title: string;
  copy: Rich;
  facts: { need: string; posts: string; record: string; cost: string };
  action?: Link;
};
