import { memo, Suspense, use } from 'react'
import { Boundary } from '../boundary/boundary.tsx'
import type { LazySection } from './lazy-section.ts'

/**
 * Shows a lazy section. Until its code is there React leaves the prerendered HTML as it stands: nothing moves and
 * nothing disappears. Memoised, because a boundary that is drawn anew before its code is there would be emptied.
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
