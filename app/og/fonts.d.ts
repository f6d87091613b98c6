/** The little of the library that is used; it comes without types. */
declare module 'opentype.js/dist/opentype.mjs' {
  export type Command = Readonly<{
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }>;
  export type Glyph = {
    advanceWidth: number;
    getPath(x: number, y: number, size: number): { commands: Command[] };
  };
  export type Font = {
    unitsPerEm: number;
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
    variation: { getTransform(glyph: Glyph, axes: { wght: number }): Glyph };
    getKerningValue(left: Glyph, right: Glyph): number;
  };
  export function parse(buffer: ArrayBuffer): Font;
}

declare module 'wawoff2' {
  /** A woff2 file as the font it holds. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
