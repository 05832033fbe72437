import { useSyncExternalStore } from 'react'
import { sampleDeliveries } from './sample-deliveries.ts'

const listeners = new Set<() => void>()
const first: string = sampleDeliveries[0].id
let chosen = first

/** Which order is looked at: the section shows it large, and the telephone of whoever waits follows it. */
export const chosenDelivery = {
  get: () => chosen,
  set(id: string) {
    chosen = id
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function useChosenDelivery(): string {
  return useSyncExternalStore(chosenDelivery.subscribe, chosenDelivery.get, () => first)
}
