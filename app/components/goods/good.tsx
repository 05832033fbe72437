import sheet from './goods.svg?url'

/** Width for a height of one, as each is drawn in `goods.svg`. */
const proportions = { oil: 0.36, honey: 0.786, moka: 0.74, coffee: 0.62, cup: 1.343 }

export type GoodName = keyof typeof proportions

/** One of the five flat goods of the shop's shelf; a picture beside its name. `height` in CSS pixels. */
export function Good({ name, height }: { name: GoodName; height: number }) {
  return (
    <svg width={Math.round(height * proportions[name])} height={height} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
