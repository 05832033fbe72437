import { storageNames } from '#content/storage-names.ts'
import { sampleMenu } from './sample.ts'
import type { SampleOfToday } from './sample-of-today.ts'

const listeners = new Set<() => void>()
let known: SampleOfToday | undefined

const load = () => import('./sample-of-today.ts').then((code) => code.sampleOfToday)

/** From now on the sample stands as it does today. */
export async function connectSample() {
  const sample = await load()
  if (known) return
  known = sample
  const tell = () => {
    for (const listener of listeners) listener()
  }
  sample.subscribe(tell)
  tell()
}

/** The sample of today, whose code comes only where this browser keeps a shop or a name, or once a dish is finished. */
export const laterSample: SampleOfToday = {
  get: () => known?.get() ?? sampleMenu,
  subscribe(listener) {
    listeners.add(listener)
    if (!known && isKept()) connectSample().catch(console.error)
    return () => void listeners.delete(listener)
  },
  finish(isFinished) {
    const sample = sampleMenu.parts.flatMap((part) => part.dishes.map((dish) => Boolean(dish.isSoldOut)))
    if (known) known.finish(isFinished)
    else if (sample.some((is, index) => is !== isFinished[index]))
      load().then((code) => code.finish(isFinished), console.error)
  },
}

function isKept(): boolean {
  try {
    return storageNames.shop in localStorage || storageNames.ownName in sessionStorage
  } catch {
    return false
  }
}
