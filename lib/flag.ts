/** The value of an attribute that an element has or lacks: `data-wide={flag(isWide)}`. */
export function flag(isOn: boolean | undefined): '' | undefined {
  return isOn ? '' : undefined;
}
