import type { ReactNode } from 'react'

/** One component in all its states, for `/__examples`. Names are for developers and stand in no dictionary. */
export type Examples = { component: string; states: readonly { name: string; view: ReactNode }[] }
