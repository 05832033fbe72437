import { useHere } from '#app/platform/here.ts'
import { Later } from './later.tsx'
import type { LaterSection } from './later-section.ts'

/**
 * A page's later sections. The `first` so many are part of the first screen on a tall or wide window: their style comes in
 * the page's head, that of the others in a sheet which makes the browser wait only with what follows it. A client
 * navigation brings all of them by itself.
 */
export function Sections({ of, first }: { of: readonly LaterSection[]; first: number }) {
  const { laterStyle } = useHere()
  const view = (section: LaterSection) => <Later key={section.id} of={section} />
  return (
    <>
      {of.slice(0, first).map(view)}
      {laterStyle && (
        <>
          <link className="later-style" rel="stylesheet" href={laterStyle} />
          {/* The build puts `entry.fresh.ts` beside its space: React would make a script by HTML, which the policy forbids. A
              script makes every browser wait for the sheet before it, Firefox too, which else shows what follows bare and
              scrolls to a fragment there. */}
          <i hidden> </i>
        </>
      )}
      {of.slice(first).map(view)}
    </>
  )
}
