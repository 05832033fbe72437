/** `width` × `height` of the largest rendering; `color` of the first corner, as placeholder. */
export type Picture = { name: string; fingerprint: string; width: number; height: number; color: string }

export type PictureFormat = 'avif' | 'webp'

export const pictureWidths = [500, 1000, 1600] as const

/** Ascending; never larger than the original. */
export function renderedWidths(largest: number): readonly number[] {
  return [...pictureWidths.filter((width) => width < largest), largest]
}

/** Also the path under `dist/client`. */
export function pictureAddress({ name, fingerprint }: Picture, width: number, format: PictureFormat): string {
  return `/assets/${name}-${width}-${fingerprint}.${format}`
}

export function pictureSources(picture: Picture, format: PictureFormat): string {
  return renderedWidths(picture.width)
    .map((width) => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(', ')
}

export type LogoPicture = { src: string; width: number; height: number }

export type Logos = { paper: LogoPicture; cover?: LogoPicture }
