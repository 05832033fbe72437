import type { ComponentType } from 'react'
import { Boundary } from '../components/boundary/boundary.tsx'
import { Broken } from '../components/boundary/broken.tsx'
import { Toaster } from '../components/toaster/toaster.tsx'
import { type Here, HereContext } from '../platform/here.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { SidePanel } from './side-panel/side-panel.tsx'
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
      <SidePanel />
      <main id="main" className="sheet" tabIndex={-1} key={`${here.page}/${here.part ?? ''}`}>
        <Boundary fallback={<Broken />}>
          <Page />
        </Boundary>
      </main>
      <Footer />
      <Toaster />
      <p className="visually-hidden" role="status" id="announcer" />
    </HereContext>
  )
}
