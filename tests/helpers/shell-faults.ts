/** WCAG 1.4.12, overriding the page's own. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Runs in the page: content of header and footer that overflows, is cut or too small. */
export function shellFaults(): string[] {
  const faults: string[] = []
  const nav = document.querySelector<HTMLElement>('header nav')
  const burger = document.querySelector<HTMLElement>('header button[popovertarget="site-nav"]')
  if (burger?.checkVisibility()) nav?.showPopover()
  for (const animation of document.getAnimations()) animation.finish()
  const header = document.querySelector('header')?.getBoundingClientRect()
  const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({
      control,
      box: control.getBoundingClientRect(),
      isInBar: !control.closest('nav:popover-open'),
    }))
  const bar = controls.filter(({ isInBar }) => isInBar).sort((a, b) => a.box.left - b.box.left)

  const textBox = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(
      element.querySelector(':scope > .visually-hidden')?.previousElementSibling ?? element,
    )
    return range.getBoundingClientRect()
  }
  // Descenders and ascenders may overflow a line.
  const isClamped = (name: HTMLElement) =>
    getComputedStyle(name).overflow === 'hidden' && name.scrollHeight > name.clientHeight + 1
  for (const { control, box, isInBar } of controls) {
    const name = control.innerText.trim().slice(0, 24) || control.ariaLabel
    const isLogo = control.matches('header > div > a')
    if (box.left < 0 || box.right > innerWidth)
      faults.push(`${name} leaves the window, to ${Math.round(box.right)}`)
    if (isInBar && header && box.bottom > header.bottom + 4) faults.push(`${name} leaves the header`)
    if (Math.min(box.width, box.height) < (isInBar ? 40 : 44))
      faults.push(`${name} is ${box.width} × ${box.height}`)
    const text = textBox(control)
    const isCut = text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 5
    if (isCut && !isLogo) faults.push(`${name} is cut`)
  }
  for (const [index, { control, box }] of bar.entries()) {
    const next = bar[index + 1]
    if (next && box.right > next.box.left + 0.5)
      faults.push(`${control.innerText} lies over ${next.control.innerText}`)
  }
  for (const [selector, limit] of [
    ['header > div > a', 250],
    ['footer p:has(> .mark)', 300],
  ] as const) {
    const logo = document.querySelector<HTMLElement>(selector)
    const name = logo?.querySelector<HTMLElement>('span')
    if (!logo || !name) {
      faults.push(`${selector} is not there`)
      continue
    }
    if (logo.offsetWidth > limit) faults.push(`${selector} is ${logo.offsetWidth} wide`)
    // Thirty letters are all that three lines of a phone hold; with custom text spacing more may be cut.
    const mayBeCut =
      innerWidth < 400 && (name.textContent?.length ?? 0) > 30 && document.adoptedStyleSheets.length > 0
    if ((name.scrollWidth > name.clientWidth + 1 || isClamped(name)) && !mayBeCut)
      faults.push(`${selector}: cut`)
  }
  if (nav?.matches(':popover-open')) {
    if (nav.scrollWidth > nav.clientWidth) faults.push(`the navigation scrolls to ${nav.scrollWidth}`)
    nav.hidePopover()
  }
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`the page scrolls to ${scrollWidth}`)
  return faults
}
