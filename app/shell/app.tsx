import { type ComponentType, useEffect } from 'react'
import { pageDress } from '#shared/navigation.ts'
import { Boundary } from '../components/boundary/boundary.tsx'
import { Toaster } from '../components/toaster/toaster.tsx'
import { type Here, HereContext } from '../platform/here.ts'
import { dresses } from './dresses.tsx'

type AppProps = {
  here: Here
  Page: ComponentType
  /** Another number is another visit to the page, which begins as at first sight. */
  visit?: number
  /** Called when all but later sections is there, and awake. */
  onShown?: (() => void) | undefined
}

/** The root screen: the page and what its dress puts around it. */
export function App({ here, Page, visit, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown])
  const dress = pageDress(here.page)
  const { Above, Below } = dresses[dress]
  return (
    <HereContext value={here}>
      <a className="skip" href="#main">
        {here.t('shell.skip')}
      </a>
      <Above />
      <main id="main" className="sheet" tabIndex={-1} key={`${here.page}/${visit}`} data-dress={dress}>
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
