import { memo, Suspense, use, useLayoutEffect } from 'react'
import { Boundary } from '../boundary/boundary.tsx'
import type { LazySection } from './lazy-section.ts'

/**
 * Until the code is there React leaves the prerendered HTML in place. Memoised: rendering a pending Suspense
 * boundary again would empty it.
 */
export const Lazy = memo(function Lazy({ of }: { of: LazySection }) {
  useMember(placed, of.id)
  return (
    <Boundary>
      <Suspense>
        <Content of={of} />
      </Suspense>
    </Boundary>
  )
})

function Content({ of }: { of: LazySection }) {
  useMember(hydrated, of.id)
  // A promise, even a settled one, would leave a page without the section for a moment.
  const Section = of.loaded()
  return Section ? <Section /> : <Loading of={of} />
}

function Loading({ of }: { of: LazySection }) {
  const Section = use(of.approach())
  return <Section />
}

/** Ids of the page's lazy sections. */
const placed = new Set<string>()
const hydrated = new Set<string>()

/**
 * `data-unhydrated` on `<body>` is a selector, at first `*`; `load-after-paint.ts` and `replay-early.ts` read it. A layout
 * effect changes it in the commit from which on React hears the section's events.
 */
function useMember(ids: Set<string>, id: string) {
  useLayoutEffect(() => {
    const note = () => {
      const rest = [...placed].filter((one) => !hydrated.has(one))
      document.body.dataset.unhydrated = rest.map((one) => `#${one}`).join()
    }
    ids.add(id)
    note()
    return () => {
      ids.delete(id)
      note()
    }
  }, [ids, id])
}
