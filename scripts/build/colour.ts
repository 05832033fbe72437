/** https://bottosson.github.io/posts/oklab/; `lightness` 0–1, `hue` in radians. */
type Oklch = { lightness: number; chroma: number; hue: number }
type Triple = readonly [number, number, number]

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Changes lightness only as far as the contrast requires; keeps hue, and chroma as far as sRGB allows. */
export function readable(colour: string, towards: 'dark' | 'light', against: string, ratio: number): string {
  if (contrast(colour, against) >= ratio && isBeyond(colour, towards, against)) return colour
  const { lightness, ...rest } = oklch(colour)
  const steps = 1000
  for (let step = 0; step <= steps; step += 1) {
    const end = towards === 'dark' ? 0 : 1
    const hex = onScreen({ lightness: lightness + ((end - lightness) * step) / steps, ...rest })
    if (isBeyond(hex, towards, against) && contrast(hex, against) >= ratio) return hex
  }
  throw new Error(`No shade of ${colour} has a contrast of ${ratio} to ${against}.`)
}

function isBeyond(colour: string, towards: 'dark' | 'light', against: string): boolean {
  return towards === 'dark' ? luminance(colour) < luminance(against) : luminance(colour) > luminance(against)
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(hex: string): Triple {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function oklch(hex: string): Oklch {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const [x, y] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { lightness, chroma: Math.hypot(x, y), hue: Math.atan2(y, x) }
}

function onScreen({ lightness, chroma, hue }: Oklch): string {
  for (let part = 1; part > 0; part -= 0.02) {
    const channels = fromOklch({ lightness, chroma: chroma * part, hue })
    if (channels.every((value) => value > -0.001 && value < 1.001)) return hexOf(channels)
  }
  return hexOf(fromOklch({ lightness, chroma: 0, hue }))
}

function fromOklch({ lightness, chroma, hue }: Oklch): Triple {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexOf(channels: Triple): string {
  const bytes = channels.map((value) => {
    const clipped = Math.min(1, Math.max(0, value))
    const coded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(coded * 255)
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
