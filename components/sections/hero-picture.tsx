import type { HeroBanner } from '@/content/types';
import { breakpoints } from '@/lib/constants';
import styles from './hero.module.css';

const widths = [640, 960, 1280, 1920];
const portraitWidths = [480, 800];

/** The responsive set that `art/encode.mjs` writes to `public/images/hero`: portrait on phones, landscape above. */
export function HeroPicture({ banner, alt }: { banner: HeroBanner; alt: string }) {
  const address = (name: string, width: number, type: string) => `/images/hero/${banner.image}${name}-${width}.${type}`;
  const set = (name: string, all: number[], type: string) =>
    all.map((width) => `${address(name, width, type)} ${width}w`).join(', ');
  return (
    <picture className={styles.picture} data-position={banner.position}>
      {['avif', 'webp'].map((type) => (
        <source
          key={type}
          media={`(width < ${breakpoints.tablet}px)`}
          type={`image/${type}`}
          srcSet={set('-portrait', portraitWidths, type)}
          sizes="100vw"
        />
      ))}
      {['avif', 'webp'].map((type) => (
        <source key={type} type={`image/${type}`} srcSet={set('', widths, type)} sizes="100vw" />
      ))}
      <img src={address('', 1280, 'jpg')} width={1920} height={1080} alt={alt} fetchPriority="high" />
    </picture>
  );
}
