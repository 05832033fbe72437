import { useChosenDelivery } from '#app/demo-shop/chosen-delivery.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import { useNow } from '#app/platform/use-now.ts'
import { deliveryProgress } from './arrival.ts'

export function useDeliveryProgress() {
  const { deliveries } = useShop()
  const chosen = useChosenDelivery()
  const now = useNow()
  const allProgress = deliveryProgress(deliveries, now)
  const progress = allProgress.find(({ delivery }) => delivery.id === chosen) ?? allProgress[0]
  return { deliveries, now, allProgress, progress }
}
