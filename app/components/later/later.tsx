import { memo, Suspense, use } from 'react'
import { Boundary } from '../boundary/boundary.tsx'
import type { LaterSection } from './later-section.ts'

/**
 * Shows a later section. Until its code is there React leaves the prerendered HTML as it stands: nothing moves and
 * nothing disappears. Memoised, because a boundary that is drawn anew before its code is there would be emptied.
 */
export const Later = memo(function Later({ of }: { of: LaterSection }) {
  return (
    <Boundary>
      <Suspense>
        <Content of={of} />
      </Suspense>
    </Boundary>
  )
})

function Content({ of }: { of: LaterSection }) {
  const Section = use(of.approach())
  return <Section />
}
