/**
 * A picture as the build rendered it: `fingerprint` is the fingerprint of its original, `width` × `height` the largest
 * rendering, `color` that of its first corner.
 */
export type Picture = { name: string; fingerprint: string; width: number; height: number; color: string }

export type PictureFormat = 'avif' | 'webp'

/** The widths, in pixels, that every picture is rendered in as far as its original reaches. */
export const pictureWidths = [500, 1000, 1600] as const

/** The widths of one picture, the largest last; an original is never blown up. */
export function renderedWidths(largest: number): readonly number[] {
  return [...pictureWidths.filter((width) => width < largest), largest]
}

/** The address of a rendering; also its place under `dist/client`. */
export function pictureAddress({ name, fingerprint }: Picture, width: number, format: PictureFormat): string {
  return `/assets/${name}-${width}-${fingerprint}.${format}`
}

/** The `srcset` of all renderings of a picture in one format. */
export function pictureSources(picture: Picture, format: PictureFormat): string {
  return renderedWidths(picture.width)
    .map((width) => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(', ')
}
