import type { ComponentType } from 'react'
import type { Dress } from '#shared/navigation.ts'
import { Later } from '../components/later/later.tsx'
import { Header } from './header/header.tsx'
import { footer, sidePanel } from './later-parts.ts'

type Around = { Above: ComponentType; Below: ComponentType }

/** What stands around a page, by the dress that its row in `content/pages.ts` names. */
export const dresses: Record<Dress, Around> = {
  site: {
    Above: () => (
      <>
        <Header />
        <Later of={sidePanel} />
      </>
    ),
    Below: () => <Later of={footer} />,
  },
  guest: { Above: () => null, Below: () => null },
}
