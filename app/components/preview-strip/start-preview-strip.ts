/** Narrower, draft and fair copy are one below the other. */
const narrow = window.matchMedia('(width < 768px)')

/**
 * On a phone keeps the changing row of the fair copy in sight above the keyboard. `data-fair-row`, on a draft
 * or one of its fields, is a selector of that row. The code loads at the first focus.
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
