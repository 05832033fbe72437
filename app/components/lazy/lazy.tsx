import { memo, Suspense, use } from 'react'
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
  const Section = use(of.approach())
  return <Section />
}
