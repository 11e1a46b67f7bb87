/** The attributes that the editor’s pages have: a mistyped one does not compile. */
type Attribute =
  | 'autocomplete'
  | 'checked'
  | 'class'
  | 'contenteditable'
  | 'disabled'
  | 'hidden'
  | 'href'
  | 'id'
  | 'inputmode'
  | 'lang'
  | 'list'
  | 'novalidate'
  | 'placeholder'
  | 'rel'
  | 'required'
  | 'role'
  | 'rows'
  | 'scope'
  | 'size'
  | 'spellcheck'
  | 'tabindex'
  | 'title'
  | 'type'
  | 'value'
  | `aria-${string}`
  | `data-${string}`;
type Handler = `on${keyof HTMLElementEventMap}`;
type Attributes = Partial<Record<Attribute, string | number | boolean> & Record<Handler, (event: Event) => void>>;
type Child = Node | string | false | undefined | null;

/** Creates an element with attributes, handlers (`onclick`) and children; strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.replace(/^on/, ''), value);
    else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== false && child !== undefined && child !== null));
  return made;
}
