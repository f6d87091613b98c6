declare module 'opentype.js' {
  export type Command = {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  };
  export type Box = { x1: number; y1: number; x2: number; y2: number };
  export type GlyphPath = { commands: Command[]; getBoundingBox(): Box };
  export type Font = {
    unitsPerEm: number;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options?: { letterSpacing?: number; kerning?: boolean },
    ): GlyphPath;
    getAdvanceWidth(text: string, size: number, options?: { letterSpacing?: number; kerning?: boolean }): number;
  };
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
