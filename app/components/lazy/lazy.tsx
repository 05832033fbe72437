import { memo, Suspense, use, useLayoutEffect } from 'react'
import { Boundary } from '../boundary/boundary.tsx'
import type { LazySection } from './lazy-section.ts'

/**
 * Until the code is there React leaves the prerendered HTML in place. Memoised: rendering a pending Suspense
 * boundary again would empty it.
 */
export const Lazy = memo(function Lazy({ of }: { of: LazySection }) {
  return (
    <Boundary>
      <Suspense>
        <Content of={of} />
      </Suspense>
    </Boundary>
  )
})

function Content({ of }: { of: LazySection }) {
  // `start.tsx` lists the page's lazy sections; from this commit on React hears the events of this one.
  useLayoutEffect(() => {
    const { dataset } = document.body
    dataset.unhydrated = dataset.unhydrated?.replace(`#${of.id},`, '')
  }, [of.id])
  // A promise, even a settled one, would leave a page without the section for a moment.
  const Section = of.loaded()
  return Section ? <Section /> : <Loading of={of} />
}

function Loading({ of }: { of: LazySection }) {
  const Section = use(of.approach())
  return <Section />
}
