import Color from 'colorjs.io'

export function contrast(one: string, other: string): number {
  return Color.contrast(one, other, 'WCAG21')
}

/** Changes the lightness only as far as the contrast requires; keeps hue, and chroma as far as sRGB allows. */
export function readable(colour: string, towards: 'dark' | 'light', against: string, ratio: number): string {
  const background = new Color(against).luminance
  const isReadable = (hex: string) => {
    const { luminance } = new Color(hex)
    const isBeyond = towards === 'dark' ? luminance < background : luminance > background
    return isBeyond && contrast(hex, against) >= ratio
  }
  if (isReadable(colour)) return colour
  const shade = new Color(colour).to('oklch')
  const start = shade.l ?? 0
  const steps = 1000
  for (let step = 0; step <= steps; step += 1) {
    shade.l = start + (((towards === 'dark' ? 0 : 1) - start) * step) / steps
    const hex = new Color(shade)
      .toGamut({ space: 'srgb' })
      .to('srgb')
      .toString({ format: 'hex', collapse: false })
    if (isReadable(hex)) return hex
  }
  throw new Error(`No shade of ${colour} has a contrast of ${ratio} to ${against}.`)
}
