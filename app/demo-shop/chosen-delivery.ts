import { createStore, useStore } from '#app/platform/create-store.ts'
import { sampleDeliveries } from './sample-deliveries.ts'

const first: string = sampleDeliveries[0].id

/** Which order is looked at: the section shows it large, and the telephone of whoever waits follows it. */
export const chosenDelivery = createStore(() => first)

export function useChosenDelivery(): string {
  return useStore(chosenDelivery, first)
}
