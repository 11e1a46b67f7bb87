import { bareText } from '@/lib/text/bare-text';
import { EditRefused } from '../refusals';
import { ownIdOf, withOtherIds } from '../source/item-ids';
import { type ListAround, listsAt, withItem, withMovedItem, withoutItem } from '../source/lists';
import { literalsOf } from '../source/literals';

/** An action on an item of a list. A copy of an item with ids gets ids of its own, which are derived from `id`. */
export type ItemAction = { type: 'copy'; id: string } | { type: 'remove' } | { type: 'move'; by: -1 | 1 };

/** A list that contains a text: its number of items, the index of the item with the text, and whether that item has an id. */
export type ListPlace = { length: number; index: number; hasId: boolean };

/** The lists that contain the text at `literal`, innermost first: list items, then blocks, then sections. */
export function listsAround(file: string, source: string, literal: number): ListPlace[] {
  return listsOf(file, source, literal).map(({ list: { elements }, index }) => {
    const item = elements[index];
    return { length: elements.length, index, hasId: item !== undefined && ownIdOf(item) !== undefined };
  });
}

/**
 * Copies, moves or removes the item of a list in a source; `level` 0 is the innermost list around the text.
 * Throws `EditRefused` if there is no such list, no place to move to, or no other item left.
 */
export function changeItem(file: string, source: string, literal: number, level: number, action: ItemAction): string {
  const around = listsOf(file, source, literal)[level];
  const item = around?.list.elements[around.index];
  if (!around || !item) throw new EditRefused('This text is not in a list at this level.');
  const { list, index } = around;
  const { length } = list.elements;
  switch (action.type) {
    case 'copy': {
      const id = slugOf(action.id);
      if (id === '' && ownIdOf(item) !== undefined) throw new EditRefused('Give the copy an English title of its own.');
      return withItem(source, list, index + 1, withOtherIds(source, item, id));
    }
    case 'remove':
      if (length === 1) throw new EditRefused('The last item of a list cannot be removed.');
      return withoutItem(source, list, index);
    case 'move': {
      const to = index + action.by;
      if (to < 0 || to >= length) throw new EditRefused('There is no place to move to.');
      return withMovedItem(source, list, index, to);
    }
  }
}

/** `Night shift!` gives `night-shift`: lower-case letters, digits and hyphens, at most 60. */
export function slugOf(title: string): string {
  return bareText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

function listsOf(file: string, source: string, literal: number): ListAround[] {
  const place = literalsOf(file, source)[literal];
  return place ? listsAt(file, source, place.start) : [];
}
