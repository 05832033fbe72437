import { createStore, useStore } from '#app/platform/create-store.ts'
import { sampleDeliveries } from './sample-deliveries.ts'

const first: string = sampleDeliveries[0].id

/** Shown large in the section, and on the customer's phone. */
export const chosenDelivery = createStore(() => first)

export function useChosenDelivery(): string {
  return useStore(chosenDelivery, first)
}
