/** How often it is asked whether what was touched has come to life, in milliseconds. */
const pause = 100

/**
 * Does what the visitor did before the page was awake: `entry.wake.ts` marks each button that was tapped and each field that
 * was changed with `data-early`. Also for a later section, which may be touched long after the page is awake.
 */
export function startReplay() {
  let isPlanned = false
  const replay = () => {
    isPlanned = false
    for (const control of document.querySelectorAll<HTMLElement>('[data-early]')) {
      if (isAwake(control)) repeat(control)
      else plan()
    }
  }
  const plan = () => {
    if (!isPlanned) setTimeout(replay, pause)
    isPlanned = true
  }
  for (const type of ['click', 'input']) document.addEventListener(type, plan, { passive: true })
  plan()
}

/** React puts properties of its own on the elements that it has taken over; others have none. */
export function isAwake(control: Element): boolean {
  return Object.keys(control).length > 0
}

function repeat(control: HTMLElement) {
  const value = control.dataset.early ?? ''
  delete control.dataset.early
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    control.checked = !control.checked
    control.click()
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    write(control, value)
  } else control.click()
}

/** As typed: past React, which would otherwise take the value for its own and hear no change. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
