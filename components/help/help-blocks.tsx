import type { ContentBlock } from '@/content/types';
import { HelpText, type HelpVocabulary } from './help-text';

type HelpBlocksProps = { blocks: readonly ContentBlock[]; vocabulary: HelpVocabulary };

/** Paragraphs and lists of a page of help. */
export function HelpBlocks({ blocks, vocabulary }: HelpBlocksProps) {
  return blocks.map((block, index) => (
    <div key={index}>
      <p>
        <HelpText text={block.text} vocabulary={vocabulary} />
      </p>
      {block.type === 'paragraph_with_list' && (
        <ul>
          {block.list.items.map((item) => (
            <li key={item}>
              <HelpText text={item} vocabulary={vocabulary} />
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}
