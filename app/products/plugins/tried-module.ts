import { createStore, useStore } from '#app/platform/create-store.ts'
import type { MessageKey } from '#shared/messages.ts'

type Block = { name: MessageKey; code: MessageKey }

/** The modules for WordPress that can be tried. */
export const blocks = {
  menu: { name: 'plugins.block', code: 'plugins.shortcode' },
  stock: { name: 'plugins.block.stock', code: 'plugins.shortcode.stock' },
  diary: { name: 'plugins.block.diary', code: 'plugins.shortcode.diary' },
} as const satisfies Record<string, Block>

export type BlockId = keyof typeof blocks

export const blockIds = ['menu', 'stock', 'diary'] as const satisfies readonly BlockId[]

type TriedModule = { block: BlockId; isOn: boolean }

export const untried: TriedModule = { block: 'menu', isOn: true }

const { get, set, subscribe } = createStore(() => untried)

/** One for first screen, demonstration and panel. What is changed is seen: it switches the module on. */
export const tryModule = (changes: Partial<TriedModule>) => set({ ...get(), isOn: true, ...changes })

export const useTriedModule = () => useStore({ get, subscribe }, untried)
