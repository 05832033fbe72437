import { createStore, useStore } from '#app/platform/create-store.ts'
import { type Shortcode, sampleBlock } from './shortcode.ts'

export const places = ['above', 'below'] as const

export type PlaceId = (typeof places)[number]

type TriedModule = { shortcode: Shortcode; place: PlaceId; isOn: boolean }

export const untried: TriedModule = { shortcode: sampleBlock, place: 'below', isOn: true }

const { get, set, subscribe } = createStore(() => untried)

/** One for first screen, demonstration and panel. What is changed is seen: it switches the module on. */
export const tryModule = (changes: Partial<TriedModule>) => set({ ...get(), isOn: true, ...changes })

export const useTriedModule = () => useStore({ get, subscribe }, untried)
