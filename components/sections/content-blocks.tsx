import type { ContentBlock } from '@/content/types';
import { RichText } from './rich-text';

/** Paragraphs and paragraphs with lists, in their order. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.map((block, index) => <Block key={index} {...block} />);
}

function Block(block: ContentBlock) {
  const paragraph = (
    <p>
      <RichText text={block.text} />
    </p>
  );
  if (block.type === 'paragraph') return paragraph;
  return (
    <>
      {paragraph}
      <ul>
        {block.list.items.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
