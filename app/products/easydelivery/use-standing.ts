import { useChosenDelivery } from '#app/demo-shop/chosen-delivery.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import { useNow } from '#app/platform/use-now.ts'
import { standingsOf } from './arrival.ts'

export function useStandings() {
  const { deliveries } = useShop()
  const chosen = useChosenDelivery()
  const now = useNow()
  const standings = standingsOf(deliveries, now)
  const standing = standings.find(({ delivery }) => delivery.id === chosen) ?? standings[0]
  return { deliveries, now, standings, standing }
}
