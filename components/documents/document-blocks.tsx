import { ContentBlocks } from '@/components/text/content-blocks';
import { DataTable } from '@/components/text/data-table';
import type { DocumentBlock } from '@/content/types';
import { PrintableForm } from './printable-form';

/** What a document's section holds, in its order: text, tables and forms to print, whose styles only such pages carry. */
export function DocumentBlocks({ blocks }: { blocks: readonly DocumentBlock[] }) {
  return blocks.map((block, index) => <Block key={index} {...block} />);
}

function Block(block: DocumentBlock) {
  switch (block.type) {
    case 'table':
      return <DataTable {...block} />;
    case 'printable_form':
      return <PrintableForm {...block} />;
    default:
      return <ContentBlocks blocks={[block]} />;
  }
}
