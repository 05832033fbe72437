import type { LogoPicture, Logos } from '#shared/logos.ts'
import styles from './logo.module.css'

type LogoProps = {
  logos: Logos
  /** What it lies on. Without a drawing for the dark cover the one for paper is used, on a plate of paper. */
  ground: 'cover' | 'paper'
  /** The provider's name; empty where a link around it says it. */
  name: string
}

/** The greatest width (specification §5) and height on each ground, in CSS pixels; a plate adds its margin. */
const boxes = {
  cover: { width: 250, height: 40 },
  plate: { width: 234, height: 34 },
  paper: { width: 300, height: 72 },
}

/** The owner's logo, as large as its box allows. Where there is none its place has the stand-in, with the name as text. */
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
