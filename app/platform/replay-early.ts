/** How often it is asked whether what was touched has come to life, in milliseconds: more rarely the longer it takes. */
const pause = { least: 100, most: 1000 }

/**
 * Does what the visitor did before the page was awake: `load-after-paint.ts` marks each button that was tapped and each field that
 * was changed with `data-early`. Also for a lazy section, which may be touched long after the page is awake.
 */
export function startReplay() {
  let planned = 0
  const replay = (after: number) => {
    const early = [...document.querySelectorAll<HTMLElement>('[data-early]')]
    // Read before anything is repeated: what is written into one field may draw the others anew.
    const states = early.map((control) => ({ control, isChosen: isChosen(control, early) }))
    for (const { control, isChosen } of states) {
      if (isAwake(control)) repeat(control, isChosen)
      else plan(Math.min(2 * after, pause.most))
    }
  }
  const plan = (after: number) => {
    clearTimeout(planned)
    planned = window.setTimeout(replay, after, after)
  }
  // What comes up to the window has passed React: a button that the press itself has woken has heard it.
  window.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-early][type=button]')
    if (button && isAwake(button)) delete button.dataset.early
  })
  // Before React, which stops what it cannot hear yet.
  for (const type of ['click', 'input'])
    window.addEventListener(type, () => plan(pause.least), { capture: true, passive: true })
  keepWritten()
  plan(pause.least)
}

const textFields =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=submit], [type=button])'

/**
 * What was written before `load-after-paint.ts` could hear it. React makes the value of a field that it has heard its default value.
 */
function keepWritten() {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields))
    if (field.value !== field.defaultValue) field.dataset.early = field.value
}

/** React puts properties of its own on the elements that it has taken over; others have none. */
export function isAwake(control: Element): boolean {
  return Object.keys(control).length > 0
}

/** Whether a box stands checked; of a group's radio buttons the one that was tapped last, or alone. */
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
    // One of a group that another has followed was chosen for nothing.
    if (control.type === 'radio' && !isChosen) return
    control.checked = !isChosen
    control.click()
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    // A click alone writes nothing.
    if (value !== control.defaultValue) write(control, value)
  } else control.click()
}

/** As typed: past React, which would otherwise take the value for its own and hear no change. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
