import type { ItemAction, ListPlace } from '@/editor/texts/list-items';
import { element } from '../dom';
import { words } from '../words';

/** Buttons that move, copy or remove the item, part or section that contains a text; `act` gets the chosen action. */
export function listTools(
  lists: readonly ListPlace[],
  act: (level: number, action: ItemAction) => void,
): HTMLElement | undefined {
  const tools = lists.map(({ length, index, hasId }, level) =>
    element(
      'p',
      { role: 'group', 'aria-label': words.item(index + 1, length, level) },
      words.item(index + 1, length, level),
      tool(words.up, level, { type: 'move', by: -1 }, index === 0),
      tool(words.down, level, { type: 'move', by: 1 }, index === length - 1),
      hasId ? copyTool(level) : tool(words.copy, level, { type: 'copy', id: '' }, false),
      tool(words.remove, level, { type: 'remove' }, length === 1),
    ),
  );
  return tools.length > 0 ? element('details', {}, element('summary', {}, words.lists), ...tools) : undefined;

  function tool(label: string, level: number, action: ItemAction, disabled: boolean) {
    return element('button', { type: 'button', disabled, onclick: () => act(level, action) }, label);
  }

  /** Asks for the title from which the ids of the copy are made. */
  function copyTool(level: number) {
    const id = element('input', { 'aria-label': words.copyTitle, placeholder: words.copyTitle });
    const copy = () => act(level, { type: 'copy', id: id.value });
    return element('span', {}, id, element('button', { type: 'button', onclick: copy }, words.copy));
  }
}
