import type { ContentBlock } from '@/content/types';
import { flag } from '@/lib/flag';
import { isNamedList, isShortList } from '@/lib/text/blocks';
import { RichList } from './rich-list';
import { type RenderTerm, RichParagraph } from './rich-text';

type ContentBlocksProps = { blocks: readonly ContentBlock[]; renderTerm?: RenderTerm };

/** Paragraphs and paragraphs with lists, in order. */
export function ContentBlocks({ blocks, renderTerm }: ContentBlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} renderTerm={renderTerm} />);
}

function Block({ block, renderTerm }: { block: ContentBlock; renderTerm?: RenderTerm }) {
  const paragraph = <RichParagraph text={block.text} renderTerm={renderTerm} />;
  if (block.type === 'paragraph') return paragraph;
  return (
    <>
      {paragraph}
      <RichList
        lines={block.list.items}
        renderTerm={renderTerm}
        data-short={flag(isShortList(block))}
        data-named={flag(isNamedList(block))}
      />
    </>
  );
}
