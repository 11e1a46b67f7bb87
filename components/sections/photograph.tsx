import type { Photograph as PhotographContent } from '@/content/types';
import { breakpoints } from '@/lib/breakpoints';
import { smallerFile } from '@/lib/pages/smaller-file';

type PhotographProps = PhotographContent & {
  alt: string;
  /** How much of a wide window its box fills, such as `54vw`. */
  wideWidth: string;
};

/** A photograph of `public/photographs`, which fills its box: a browser takes the smallest of its files that is sharp on its screen. */
export function Photograph({ photograph, width, height, smaller = [], alt, wideWidth }: PhotographProps) {
  const address = `/photographs/${photograph}`;
  const sources = [...smaller.map((narrow) => `${smallerFile(address, narrow)} ${narrow}w`), `${address} ${width}w`];
  return (
    // In a `picture`, React adds no preload to the head, which would repeat the list of files of an image that is near the top anyway.
    <picture>
      <img
        src={address}
        srcSet={sources.join(', ')}
        sizes={`(width < ${breakpoints.tablet}px) 100vw, ${wideWidth}`}
        width={width}
        height={height}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}
