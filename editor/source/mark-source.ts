import { cellSeparator } from '@/content/blocks';
import { literalsOf } from './literals';
import { markOf } from './marks';

/** Adds a mark at the end of each text of a source file, and of each cell of a row. */
export function markSource(name: string, source: string, file: number): string {
  return literalsOf(name, source).reduceRight((text, { start, end, row }, literal) => {
    const mark = markOf({ file, literal });
    const own = text.slice(start, end);
    const marked = (row ? own.split(cellSeparator).join(mark + cellSeparator) : own) + mark;
    return text.slice(0, start) + marked + text.slice(end);
  }, source);
}
