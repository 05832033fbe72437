/** Where the window is narrower the draft and its fair copy stand one below the other. */
const narrow = window.matchMedia('(width < 768px)')

/**
 * Cause and effect on one screen: while somebody writes in a draft on a phone, the row of the fair copy that changes
 * stays in sight, above the keyboard. A draft, or one field of it, says in `data-fair-row` by a selector which row that is.
 * The strip's code comes with the first field that has the focus.
 */
export function startPreviewStrip() {
  document.addEventListener('focusin', ({ target }) => watch(target))
  watch(document.activeElement)
}

async function watch(target: EventTarget | null) {
  const draft = target instanceof Element && target.closest<HTMLElement>('[data-fair-row]')
  if (!draft || !narrow.matches) return
  try {
    const { followDraft } = await import('./preview-strip.ts')
    followDraft(draft)
  } catch (error) {
    console.error(error)
  }
}
