import { breakpoints } from '@/lib/breakpoints';

/**
 * The engraving `image` of `public/engravings`, which fills its box, with crops of its own for phones and tablets. The whole picture has a name
 * (`#d`), too, because Chromium 156 goes on showing a crop when a window grows and the next address names no view.
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
