import { Plate } from '@/components/engravings/plate';
import { CallLine } from '@/components/text/call-line';
import { ButtonLink } from '@/components/ui/button-link';
import type { CallLine as CallLineContent, Hero as HeroContent } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import { Photograph } from './photograph';
import styles from './hero.module.css';

/** With `layout: 'home'` the picture is as wide as the text; `call` adds the phone and its hours. */
type HeroProps = HeroContent & { layout?: 'home' | 'page'; call?: CallLineContent };

/** How much of a wide window the picture fills, and a little more, because a long text makes its box higher. */
const pictureWidths = { home: '56vw', page: '45vw' } as const;

/** The head of a page: its `h1`, a sentence and a button on the light ground, beside a picture that runs to the window's edge. */
export function Hero({ banner, alt, title, text, action, layout = 'page', call }: HeroProps) {
  return (
    <section className={styles.hero} data-layout={layout}>
      <div className={styles.words}>
        <h1>{typeset(title)}</h1>
        <p className={styles.lead}>{typeset(text)}</p>
        {(action || call) && (
          <div className={styles.actions}>
            {action && <ButtonLink label={action.label} href={action.href} />}
            {call && <CallLine {...call} />}
          </div>
        )}
      </div>
      <div className={styles.plate} data-position={banner.position}>
        {'image' in banner ? (
          <Plate image={banner.image} alt={alt} />
        ) : (
          <Photograph {...banner} alt={alt} wideWidth={pictureWidths[layout]} />
        )}
      </div>
    </section>
  );
}
