import type { ContentBlock } from '@/content/types';
import { isNamedList, isShortList } from '@/lib/text/blocks';
import { RichText, type RenderWord } from './rich-text';

type ContentBlocksProps = { blocks: readonly ContentBlock[]; renderWord?: RenderWord };

/** Paragraphs and paragraphs with lists, in order. */
export function ContentBlocks({ blocks, renderWord }: ContentBlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} renderWord={renderWord} />);
}

function Block({ block, renderWord }: { block: ContentBlock; renderWord?: RenderWord }) {
  const paragraph = (
    <p>
      <RichText text={block.text} renderWord={renderWord} />
    </p>
  );
  if (block.type === 'paragraph') return paragraph;
  return (
    <>
      {paragraph}
      <ul data-short={isShortList(block) ? '' : undefined} data-named={isNamedList(block) ? '' : undefined}>
        {block.list.items.map((item) => (
          <li key={item}>
            <RichText text={item} renderWord={renderWord} />
          </li>
        ))}
      </ul>
    </>
  );
}
