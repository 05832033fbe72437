import { pictureAddress, pictureSources, type Picture as Rendered, renderedWidths } from '#shared/pictures.ts'

type PictureProps = {
  of: Rendered
  alt: string
  sizes: string
  eager?: boolean
  className?: string | undefined
}

export function Picture({ of, alt, sizes, eager = false, className }: PictureProps) {
  const middle = renderedWidths(of.width).at(-2) ?? of.width
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSources(of, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureAddress(of, middle, 'webp')}
        srcSet={pictureSources(of, 'webp')}
        sizes={sizes}
        width={of.width}
        height={of.height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
