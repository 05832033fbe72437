import type { ComponentType } from 'react'
import type { Layout } from '#shared/navigation.ts'
import { Lazy } from '../components/lazy/lazy.tsx'
import { Header } from './header/header.tsx'
import { footer, sidePanel } from './lazy-parts.ts'

type Around = { Above: ComponentType; Below: ComponentType }

/** What stands around a page, by the layout that its row in `content/pages.ts` names. */
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
