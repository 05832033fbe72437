import { usePageContext } from '#app/platform/page-context.ts'
import { Lazy } from './lazy.tsx'
import type { LazySection } from './lazy-section.ts'

/**
 * A page's lazy sections. The `first` so many are part of the first screen on a tall or wide window: their style comes in
 * the page's head, that of the others in a sheet which makes the browser wait only with what follows it. A client
 * navigation brings all of them by itself.
 */
export function Sections({ of, first }: { of: readonly LazySection[]; first: number }) {
  const { lazyStyle } = usePageContext()
  const view = (section: LazySection) => <Lazy key={section.id} of={section} />
  return (
    <>
      {of.slice(0, first).map(view)}
      {lazyStyle && (
        <>
          <link className="lazy-style" rel="stylesheet" href={lazyStyle} />
          {/* The build puts `defer-layout.ts` beside its space: React would make a script by HTML, which the policy forbids. A
              script makes every browser wait for the sheet before it, Firefox too, which else shows what follows bare and
              scrolls to a fragment there. */}
          <i hidden> </i>
        </>
      )}
      {of.slice(first).map(view)}
    </>
  )
}
