declare module 'fontverter' {
  /** Changes the container of a font; `sfnt` is plain TrueType or OpenType. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
