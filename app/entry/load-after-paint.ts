import type { storageNames } from '#content/storage-names.ts'

/**
 * Scripts and words wait in a `<template>` until the first paint, so that the document and its font do not
 * share the connection with them.
 */
const waiting = document.querySelector<HTMLTemplateElement>('#after-paint')

function load() {
  if (waiting) document.head.append(waiting.content)
}

// Background tabs paint nothing, and not every browser reports the first paint.
if (document.hidden) load()
else {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(load, 2000))
}

// Hidden before the first paint (`panel-flag.ts`). The name is written out, since an import would be another
// request.
try {
  const kept = sessionStorage.getItem('panel' satisfies (typeof storageNames)['panel'])
  if (kept) document.documentElement.dataset.panel = kept
} catch {
  // Storage is forbidden: nothing was kept.
}
// Marks controls used before hydration for `replay-early.ts`.
function keep(controls: string) {
  return ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const control = target.closest<HTMLInputElement>(controls)
    if (control?.closest(`:is(${document.body.dataset.unhydrated},[data-early])`))
      control.dataset.early = control.value
  }
}
// Capture, before React: it stops events of sections that are loading, and hydration by the event itself
// would take the field's new value for its default.
addEventListener('click', keep('main [type=button],input'), true)
addEventListener('input', keep('input,select,textarea'), true)
