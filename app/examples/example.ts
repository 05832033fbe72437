import type { ReactNode } from 'react'

/** For `/__examples`. Names are for developers, so they are in no dictionary. */
export type Examples = { component: string; states: readonly { name: string; view: ReactNode }[] }
