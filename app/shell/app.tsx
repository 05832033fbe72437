import type { ComponentType } from 'react'
import { Boundary } from '../components/boundary/boundary.tsx'
import { Later } from '../components/later/later.tsx'
import { Toaster } from '../components/toaster/toaster.tsx'
import { type Here, HereContext } from '../platform/here.ts'
import { Header } from './header/header.tsx'
import { footer, sidePanel } from './later-parts.ts'
import { usePanel } from './side-panel/use-panel.ts'

/** The root screen: fixed header, the page, the side panel, footer. It receives every resize of the window (§4). */
export function App({ here, Page }: { here: Here; Page: ComponentType }) {
  const panel = usePanel()
  return (
    <HereContext value={here}>
      <a className="skip" href="#main">
        {here.t('shell.skip')}
      </a>
      <Header panel={panel} />
      <Later of={sidePanel} />
      <main id="main" className="sheet" tabIndex={-1} key={`${here.page}/${here.part ?? ''}`}>
        <Boundary>
          <Page />
        </Boundary>
      </main>
      <Later of={footer} />
      <Toaster />
      <p className="visually-hidden" role="status" id="announcer" />
    </HereContext>
  )
}
