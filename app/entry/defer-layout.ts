// A classic script before the lazy sections, run before they are parsed. At the top of a page only the first
// screen is laid out; the rest when idle (`lay-out-later.ts`), or at once on scroll, key or click, because a
// jump over estimated heights would end at the wrong place. For that reason not after reload or Back, nor
// with a fragment.
{
  const { dataset } = document.documentElement
  const { type }: { type?: unknown } = Object(performance.getEntriesByType('navigation')[0])
  if (type === 'navigate' && !location.hash) {
    dataset.fresh = ''
    for (const act of ['scroll', 'keydown', 'click']) {
      addEventListener(act, ({ target }) => {
        const isLeaving =
          act === 'click' ? target instanceof Element && target.closest('a')?.hash : scrollY < innerHeight
        if (isLeaving) delete dataset.fresh
      })
    }
  }
}
