import { usePageContext } from '#app/platform/page-context.ts'
import type { LogoPicture, Logos } from '#shared/pictures.ts'
import styles from './brand.module.css'

type BrandProps = {
  /** The placeholder's side, in CSS pixels. */
  size: number
  /** For the name beside the placeholder. */
  className: string | undefined
  /** A link around it has the name, so the image's alt is empty. */
  isNamed?: boolean
}

/** The owner's logo, or a placeholder with the name as text. */
export function Brand({ size, className, isNamed = false }: BrandProps) {
  const { t } = usePageContext()
  const name = t('shell.brand')
  if (__LOGO__) return <Logo logos={__LOGO__} name={isNamed ? '' : name} />
  return (
    <>
      <Mark size={size} />
      <span className={className}>{name}</span>
    </>
  )
}

type LogoProps = {
  logos: Logos
  /** Empty where a link around it has the name. */
  name: string
}

/** Maximum size on the cover in CSS pixels (width: specification §5), without the plate's padding. */
const box = { width: 250, height: 40 }
const boxOnPlate = { width: 234, height: 34 }

/** Without a drawing for the dark cover, the one for paper is used on a light plate. */
export function Logo({ logos, name }: LogoProps) {
  const isOnPlate = !logos.cover
  const picture = logos.cover ?? logos.paper
  return (
    <img
      className={isOnPlate ? `${styles.logo} ${styles.plate}` : styles.logo}
      src={picture.src}
      {...fitted(picture, isOnPlate ? boxOnPlate : box)}
      alt={name}
    />
  )
}

function fitted({ width, height }: LogoPicture, box: { width: number; height: number }) {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const cells = [0, 9, 18].flatMap((y) => [0, 9, 18].map((x) => ({ x, y })))

/** Placeholder for a missing logo. */
export function Mark({ size }: { size: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      {cells.map(({ x, y }) => (
        <rect key={`${x}.${y}`} x={x} y={y} width="8" height="8" rx="1" />
      ))}
    </svg>
  )
}
