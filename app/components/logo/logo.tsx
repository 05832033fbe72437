import type { LogoPicture, Logos } from '#shared/logos.ts'
import styles from './logo.module.css'

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
