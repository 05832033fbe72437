declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'truetype'
      /** Pins an axis, or cuts it to a range. */
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
