import { ContentBlocks } from '@/components/text/content-blocks';
import type { Rich } from '@/content/types';

/** How to dispute a debt in general: a sentence, and what to do. */
export function HowToDispute({ lead, items }: { lead: Rich; items: readonly Rich[] }) {
  return <ContentBlocks blocks={[{ type: 'paragraph_with_list', text: lead, list: { type: 'unordered', items } }]} />;
}
