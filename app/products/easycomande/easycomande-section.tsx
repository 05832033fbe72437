import { HomePart } from '#app/products/parts/home-part/home-part.tsx'
import { Rail } from './rail.tsx'

export function Section() {
  return (
    <HomePart id="easycomande" className="band">
      <Rail isShort />
    </HomePart>
  )
}
