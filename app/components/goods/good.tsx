import sheet from './goods.svg?url'

/** Width ÷ height of each drawing in `goods.svg`. */
const proportions = { oil: 0.36, honey: 0.786, moka: 0.74, coffee: 0.62, cup: 1.343 }

export type GoodName = keyof typeof proportions

/** `height` in CSS pixels; faint when sold out. */
export function Good({ name, height, isOut }: { name: GoodName; height: number; isOut?: boolean }) {
  return (
    <svg
      width={Math.round(height * proportions[name])}
      height={height}
      opacity={isOut ? 0.2 : undefined}
      aria-hidden="true"
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
