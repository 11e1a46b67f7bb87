type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;
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
