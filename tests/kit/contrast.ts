/** Contrast ratio of two colors by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), each as `#rrggbb` or, as in computed styles, `rgb(…)`. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  const channels = hex?.slice(1).map((digits) => parseInt(digits, 16)) ?? color.match(/[\d.]+/g)?.map(Number) ?? [];
  if (channels.length < 3 || !/^(#|rgba?\()/.test(color)) throw new Error(`${color} is not a color`);
  return channels.slice(0, 3);
}
