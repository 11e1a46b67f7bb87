import { getTranslations } from 'next-intl/server';
import { RichText } from './rich-text';
import styles from './in-short.module.css';

/** `rules`: over a page's whole width, between double rules; `box`: in a column of text. */
type InShortProps = { lines: readonly string[]; tone: 'rules' | 'box' };

/** "In short": what to know when one reads nothing else. */
export async function InShort({ lines, tone }: InShortProps) {
  const t = await getTranslations('Legal');
  return (
    <aside className={styles[tone]} aria-labelledby="in-short">
      <h2 id="in-short">{t('summary')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <RichText text={line} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
