import type { ComponentType } from 'react'
import type { Layout } from '#shared/navigation.ts'
import { Lazy } from '../components/lazy/lazy.tsx'
import { Header } from './header/header.tsx'
import { footer, sidePanel } from './lazy-parts.ts'

type Around = { Above: ComponentType; Below: ComponentType }

/** By the layout named in `content/pages.ts`. */
export const layouts: Record<Layout, Around> = {
  site: {
    Above: () => (
      <>
        <Header />
        <Lazy of={sidePanel} />
      </>
    ),
    Below: () => <Lazy of={footer} />,
  },
  guest: { Above: () => null, Below: () => null },
}
