/** Whoever changes the language goes on reading where they were: the switch's link leads to what stands in view. */
export function keepSpot() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (link) link.hash = spotInView()
  })
}

/** A fragment that names no element is the page's own, such as a menu, and stays. */
function spotInView(): string {
  const { hash } = location
  const named = document.getElementById(hash.slice(1))
  if (hash && (!named || isInView(named))) return hash
  const begun = [...document.querySelectorAll('main :is(section, article, li)[id]')].filter(
    (spot) => spot.getBoundingClientRect().top < innerHeight / 3,
  )
  const spot = scrollY > 0 ? begun.at(-1) : undefined
  return spot ? `#${spot.id}` : ''
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
