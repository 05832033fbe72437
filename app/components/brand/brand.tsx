import { usePageContext } from '#app/platform/page-context.ts'
import type { LogoPicture, Logos } from '#shared/logos.ts'
import styles from './brand.module.css'

type BrandProps = {
  ground: 'cover' | 'paper'
  /** The placeholder's side, in CSS pixels. */
  size: number
  /** For the name beside the placeholder. */
  className: string | undefined
  /** A link around it has the name, so the image's alt is empty. */
  isNamed?: boolean
}

/** The owner's logo, or a placeholder with the name as text. */
export function Brand({ ground, size, className, isNamed = false }: BrandProps) {
  const { t } = usePageContext()
  const name = t('shell.brand')
  if (__LOGO__) return <Logo logos={__LOGO__} ground={ground} name={isNamed ? '' : name} />
  return (
    <>
      <Mark size={size} />
      <span className={className}>{name}</span>
    </>
  )
}

type LogoProps = {
  logos: Logos
  /** Without a drawing for the dark cover, the one for paper is used on a light plate. */
  ground: 'cover' | 'paper'
  /** Empty where a link around it has the name. */
  name: string
}

/** Maximum size on each ground in CSS pixels (width: specification §5), without the plate's padding. */
const boxes = {
  cover: { width: 250, height: 40 },
  plate: { width: 234, height: 34 },
  paper: { width: 300, height: 72 },
}

export function Logo({ logos, ground, name }: LogoProps) {
  const isOnPlate = ground === 'cover' && !logos.cover
  const picture = (ground === 'cover' && logos.cover) || logos.paper
  return (
    <img
      className={isOnPlate ? `${styles.logo} ${styles.plate}` : styles.logo}
      src={picture.src}
      {...fitted(picture, boxes[isOnPlate ? 'plate' : ground])}
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
