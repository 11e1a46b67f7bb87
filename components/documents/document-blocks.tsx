import { ContentBlocks } from '@/components/text/content-blocks';
import { DataTable } from '@/components/text/data-table';
import type { DocumentBlock } from '@/content/types';
import { PrintableForm } from './printable-form';

/** The blocks of a document's section, in order: text, tables and forms to print, whose styles only document pages load. */
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
