declare module 'subset-font' {
  /** Cuts a font to `text`, and its axes to a span. @returns the file in the asked format */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>;
}
