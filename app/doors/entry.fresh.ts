// Stands before the later sections of a page and is run before they are read, as a script of the old kind. Who comes to the top of
// a page lays out its first screen alone, the rest when the browser is idle (`lay-out-later.ts`). Not where the browser goes
// on further down: the way there would have heights that are guessed. Nor once something was touched: a link may lead there.
{
  const { dataset } = document.documentElement
  const { type }: { type?: unknown } = Object(performance.getEntriesByType('navigation')[0])
  if (type === 'navigate' && !location.hash) {
    dataset.fresh = ''
    addEventListener('click', () => delete dataset.fresh, { once: true })
  }
}
