/**
 * Repeats what the visitor did before hydration: `load-after-paint.ts` marks tapped buttons and changed
 * fields with `data-early`, `start.tsx` what was typed before that. Runs whenever React has hydrated a lazy
 * section, which may be much later.
 */
export function startReplay() {
  const replay = () => {
    const early = [...document.querySelectorAll<HTMLElement>('[data-early]')]
    // Read before anything is repeated: writing into one field may re-render the others.
    const states = early.map((control) => ({ control, isChosen: isChosen(control, early) }))
    for (const { control, isChosen } of states) if (isHydrated(control)) repeat(control, isChosen)
  }
  // A click that reaches the window has passed React: if the button is hydrated, React has handled it.
  window.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-early][type=button]')
    if (button && isHydrated(button)) delete button.dataset.early
  })
  // Not within the event that made React hydrate the section: React hears that one itself.
  const plan = () => setTimeout(replay)
  new MutationObserver(plan).observe(document.body, { attributeFilter: ['data-unhydrated'] })
  plan()
}

/** `data-unhydrated` is a selector list: first `*`, then the page's lazy sections that React has not hydrated. */
function isHydrated(control: Element): boolean {
  return !control.closest(`:is(${document.body.dataset.unhydrated})`)
}

/** Of a radio group only the last button touched counts. */
function isChosen(control: HTMLElement, early: readonly HTMLElement[]): boolean {
  if (!(control instanceof HTMLInputElement)) return false
  if (control.checked || control.type !== 'radio') return control.checked
  const group = early.filter((other) => other instanceof HTMLInputElement && other.name === control.name)
  return group.length === 1
}

function repeat(control: HTMLElement, isChosen: boolean) {
  const value = control.dataset.early ?? ''
  delete control.dataset.early
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    // Another button of the group was chosen afterwards.
    if (control.type === 'radio' && !isChosen) return
    control.checked = !isChosen
    control.click()
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    // A click on a text field changes nothing.
    if (value !== control.defaultValue) write(control, value)
  } else control.click()
}

/** Sets the value without React's setter, which would make React ignore the input event. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
