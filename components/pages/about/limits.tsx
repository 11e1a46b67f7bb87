import { ContentBlocks } from '@/components/text/content-blocks';
import type { ContentBlock } from '@/content/types';
import styles from './limits.module.css';

/** What the firm does not do: a sentence, and beside it the list. */
export function Limits({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <div className={styles.limits}>
      <ContentBlocks blocks={blocks} />
    </div>
  );
}
