import sharp from 'sharp'

/**
 * How many pixels two pictures of one size (PNG) differ in by a contrast of 3:1 or more (WCAG 2.2, 1.4.11 and 2.4.13).
 * @throws when their sizes differ
 */
export async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  if (!a || a.length !== b?.length) throw new Error('The pictures have two sizes.')
  let count = 0
  for (let at = 0; at < a.length; at += 3) {
    const [high = 0, low = 0] = [luminance(a, at), luminance(b, at)].sort((x, y) => y - x)
    if ((high + 0.05) / (low + 0.05) >= 3) count += 1
  }
  return count
}

/** Relative luminance of the sRGB pixel whose red is at `at`. */
function luminance(bytes: Buffer, at: number): number {
  const linear = (value = 0) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(bytes[at]) + 0.7152 * linear(bytes[at + 1]) + 0.0722 * linear(bytes[at + 2])
}
