import { breakpoints } from '@/lib/breakpoints';

/**
 * The engraving `image` of `public/engravings`, which fills its box, with crops of its own for phones and tablets. The whole picture is a view,
 * too: Chromium 156 keeps the view that it showed before where a window grows to an address without one.
 */
export function Plate({ image, alt }: { image: string; alt: string }) {
  const address = `/engravings/${image}.svg`;
  return (
    <picture>
      <source media={`(width < ${breakpoints.tablet}px)`} srcSet={`${address}#m`} />
      <source media={`(width < ${breakpoints.desktop}px)`} srcSet={`${address}#t`} />
      <img src={`${address}#d`} width={760} height={640} alt={alt} fetchPriority="high" data-engraving="" />
    </picture>
  );
}
