import type { ContentBlock } from '@/content/types';
import { flag } from '@/lib/flag';
import { isNamedList, isShortList } from '@/lib/text/blocks';
import { type RenderWord, RichText } from './rich-text';

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
      <ul data-short={flag(isShortList(block))} data-named={flag(isNamedList(block))}>
        {block.list.items.map((item) => (
          <li key={item}>
            <RichText text={item} renderWord={renderWord} />
          </li>
        ))}
      </ul>
    </>
  );
}
