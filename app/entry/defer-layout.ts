// Stands before the lazy sections of a page and is run before they are read, as a script of the old kind. Who comes to the top of
// a page lays out its first screen alone, the rest when the browser is idle (`lay-out-later.ts`), or at once when the visitor is
// about to go there: by a wheel or a finger, a key, a link to a place on the page. A jump over heights that are guessed would end
// elsewhere. For the same reason not where the browser goes on further down. Who is further down at once, by a search in the page
// or a reader's list of links, is there already: what is in sight would go away under the hand, were all heights new at once.
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
