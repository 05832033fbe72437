import { type ComponentType, useLayoutEffect } from 'react'
import { pageLayout } from '#shared/navigation.ts'
import { Boundary } from '../components/boundary/boundary.tsx'
import { Lazy } from '../components/lazy/lazy.tsx'
import { Toaster } from '../components/toaster/toaster.tsx'
import { PageContext, type PageInfo } from '../platform/page-context.ts'
import { Header } from './header/header.tsx'
import { footer, sidePanel } from './lazy-sections.ts'

type AppProps = {
  here: PageInfo
  Page: ComponentType
  /** A new number resets the page's state. */
  visit?: number
  /** Called once all but the lazy sections is hydrated. */
  onShown?: (() => void) | undefined
}

export function App({ here, Page, visit, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown])
  const layout = pageLayout(here.page)
  const isGuest = layout === 'guest'
  return (
    <PageContext value={here}>
      <a className="skip" href="#main">
        {here.t('shell.skip')}
      </a>
      {!isGuest && (
        <>
          <Header />
          <Lazy of={sidePanel} />
        </>
      )}
      <main id="main" className="sheet" tabIndex={-1} key={`${here.page}/${visit}`} data-layout={layout}>
        <Boundary>
          <Page />
        </Boundary>
      </main>
      {!isGuest && <Lazy of={footer} />}
      <Toaster />
      <p className="visually-hidden" role="status" id="announcer" />
    </PageContext>
  )
}
