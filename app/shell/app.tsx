import type { ComponentType } from 'react'
import { pageDress } from '#shared/navigation.ts'
import { Boundary } from '../components/boundary/boundary.tsx'
import { Toaster } from '../components/toaster/toaster.tsx'
import { type Here, HereContext } from '../platform/here.ts'
import { dresses } from './dresses.tsx'

/** The root screen: the page and what its dress puts around it. */
export function App({ here, Page }: { here: Here; Page: ComponentType }) {
  const dress = pageDress(here.page)
  const { Above, Below } = dresses[dress]
  return (
    <HereContext value={here}>
      <a className="skip" href="#main">
        {here.t('shell.skip')}
      </a>
      <Above />
      <main
        id="main"
        className="sheet"
        tabIndex={-1}
        key={`${here.page}/${here.part}/${here.visit}`}
        data-dress={dress}
      >
        <Boundary>
          <Page />
        </Boundary>
      </main>
      <Below />
      <Toaster />
      <p className="visually-hidden" role="status" id="announcer" />
    </HereContext>
  )
}
