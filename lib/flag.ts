/** The value of an attribute that an element has or has not: `data-wide={flag(isWide)}`. */
export function flag(isOn: boolean | undefined): '' | undefined {
  return isOn ? '' : undefined;
}
