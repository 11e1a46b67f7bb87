import type { DocumentBlock } from '@/content/types';
import { DataTable } from './data-table';
import { PrintableForm } from './printable-form';
import { RichText } from './rich-text';

/** Paragraphs, paragraphs with lists, tables and forms to print, in their order. */
export function ContentBlocks({ blocks }: { blocks: readonly DocumentBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: DocumentBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'paragraph_with_list':
      return (
        <>
          <p>
            <RichText text={block.text} />
          </p>
          <ul>
            {block.list.items.map((item) => (
              <li key={item}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'table':
      return <DataTable {...block} />;
    case 'printable_form':
      return <PrintableForm {...block} />;
  }
}
