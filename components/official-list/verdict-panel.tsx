import type { ReactNode } from 'react';
import { Detail } from '@/components/engravings/detail';
import { doorLit } from '@/components/engravings/drawings/door-lit';
import { doorShut } from '@/components/engravings/drawings/door-shut';
import type { IsThisUsPage } from '@/content/types';
import { differingPart } from '@/lib/official-list/differing-part';
import type { Comparison, Verdict } from '@/lib/official-list/verdict';
import styles from './verdict-panel.module.css';

/** The texts of the verdict in one language. */
type VerdictWords = Pick<
  IsThisUsPage['words'],
  'headings' | 'reasons' | 'typed' | 'compared' | 'ours' | 'notToCollect'
>;

type VerdictPanelProps = {
  /** What was typed, as it was typed. */
  written: string;
  comparison: Comparison;
  words: VerdictWords;
  /** Entries that belong to the firm but are never used to collect. */
  notToCollect: readonly string[];
  /** What to do, after the verdicts that warn. */
  advice: Partial<Record<Verdict, ReactNode>>;
  fake: ReactNode;
  call: ReactNode;
};

/** The verdict, what was typed and compared, and always the warning that even a match can be faked. What was typed is shown as plain text. */
export function VerdictPanel({ written, comparison, words, notToCollect, advice, fake, call }: VerdictPanelProps) {
  const { verdict, reason, typed, ours } = comparison;
  // No court or hospital sends what is no address, such as a script, so such an entry gets the advice for a look-alike.
  const isTrap = verdict === 'not-ours' && reason === 'not-an-address';
  const part = typed ?? written;
  const [start, differs, end] = ours && verdict === 'look-alike' ? differingPart(part, ours) : [part, '', ''];
  const compared = (
    <dd>
      {start}
      {differs && <mark>{differs}</mark>}
      {end}
    </dd>
  );
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <div>
        <div className={styles.head}>
          {verdict !== 'not-ours' && <Detail drawing={verdict === 'same' ? doorLit : doorShut} />}
          <h2>{words.headings[verdict]}</h2>
        </div>
        <dl className={styles.compared}>
          <dt>{words.typed}</dt>
          {part !== written ? (
            <>
              <dd>{written}</dd>
              <dt>{words.compared}</dt>
              {compared}
            </>
          ) : (
            compared
          )}
          {ours && (
            <>
              <dt>{words.ours}</dt>
              <dd>{ours}</dd>
            </>
          )}
        </dl>
        <p>{words.reasons[reason]}</p>
        {ours && verdict === 'same' && notToCollect.includes(ours) && <p>{words.notToCollect}</p>}
        {advice[isTrap ? 'look-alike' : verdict]}
      </div>
      {/* If nothing matched, the number to call comes before the warning that a match can be faked. */}
      <div className={styles.sure}>
        {verdict === 'same' && fake}
        <div className="figures">{call}</div>
        {verdict !== 'same' && <div className={styles.small}>{fake}</div>}
      </div>
    </div>
  );
}
