import { usePageContext } from '#app/platform/page-context.ts'
import { Lazy } from './lazy.tsx'
import type { LazySection } from './lazy-section.ts'

/**
 * A page's lazy sections. The `first` ones are part of the first screen on a tall or wide window: their style
 * is in the head. The sheet of the others delays only what follows it. A client navigation loads all sheets
 * itself.
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
          {/* The build puts `defer-layout.ts` beside the space: React would insert the script by
              innerHTML, which the policy forbids. A script here makes every browser wait for the sheet
              above; Firefox would otherwise show the sections unstyled and scroll to a fragment too
              early. */}
          <i hidden> </i>
        </>
      )}
      {of.slice(first).map(view)}
    </>
  )
}
