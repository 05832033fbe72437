import sharp from 'sharp'

/** Of the upright picture, as fractions of its width and height. */
export type Crop = { left: number; top: number; width: number; height: number }

const widest = 2400
/** Six times a phone's camera; a small file can claim more. */
const limitInputPixels = 80_000_000
const options = { png: { compressionLevel: 9 }, webp: { quality: 86 }, jpeg: { quality: 84, mozjpeg: true } }
const readable = ['jpeg', 'png', 'webp', 'heif', 'gif']

/** A new file of the pixels alone, upright and without a camera's metadata. @throws if it cannot be read */
export async function reEncode(bytes: Buffer, crop?: Crop, isLogo = false) {
  const source = sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
  const { format, autoOrient: upright } = await source.metadata()
  if (!readable.includes(format)) throw new Error(`'${format}' is not taken.`)
  const picture = source.autoOrient()
  if (crop) picture.extract(pixelsOf(crop, upright))
  picture.resize({ width: widest, withoutEnlargement: true })
  const isPng = isLogo || format === 'gif' || format === 'png'
  // Drawings stay PNG or WebP; everything else becomes JPEG, which every browser shows.
  const kind = isPng ? 'png' : format === 'webp' ? format : 'jpeg'
  const encoded = await picture.toFormat(kind, options[kind]).toBuffer()
  return { extension: kind === 'jpeg' ? 'jpg' : kind, bytes: encoded }
}

function pixelsOf(crop: Crop, whole: { width: number; height: number }) {
  const left = Math.min(Math.round(crop.left * whole.width), whole.width - 1)
  const top = Math.min(Math.round(crop.top * whole.height), whole.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * whole.height), whole.height - top)),
  }
}
