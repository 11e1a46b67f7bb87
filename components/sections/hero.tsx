import type { Hero as HeroContent } from '@/content/types';
import { Button } from '@/components/ui/button';
import { typeset } from '@/lib/text/typeset';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture';

/** The head of a page: its one `h1`, a sentence, a picture. `size` is `tall` on the home page. */
export function Hero({ banner, alt, title, text, action, size = 'low' }: HeroContent & { size?: 'tall' | 'low' }) {
  return (
    <section className={styles.hero} data-tone="ink" data-size={size} data-image={banner.image}>
      <HeroPicture banner={banner} alt={alt} />
      <div className={styles.words}>
        <h1>{typeset(title)}</h1>
        <p>{typeset(text)}</p>
        {action && <Button label={action.label} url={action.href} />}
      </div>
    </section>
  );
}
