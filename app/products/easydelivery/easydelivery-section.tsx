import { HomePart } from '#app/products/parts/home-part/home-part.tsx'
import { Departure } from './departure.tsx'
import { Road } from './road.tsx'
import { useStandings } from './use-standing.ts'

export function Section() {
  const { deliveries, now, standing } = useStandings()
  return (
    <HomePart id="easydelivery">
      {standing && (
        <>
          <Road standing={standing} deliveries={deliveries} now={now} isShort />
          <Departure standing={standing} deliveries={deliveries} now={now} />
        </>
      )}
    </HomePart>
  )
}
