import type { Translate } from '#shared/messages.ts'
import { sampleDeliveries } from './sample-deliveries.ts'

/** Where an order goes; its id where the dictionary knows none. */
export function doorName(id: string, t: Translate): string {
  const sample = sampleDeliveries.find((one) => one.id === id)
  return sample ? t(`easydelivery.door.${sample.id}`) : id
}
