import type { storageNames } from '#content/storage-names.ts'

/**
 * Lets the page be seen before anything that wakes it is fetched: the tags of scripts and words wait in a `<template>` and
 * are put into the head at the first paint. Until then the document and its face have the line for themselves.
 */
const waiting = document.querySelector<HTMLTemplateElement>('#wake')

/** The second call finds it empty. */
function wake() {
  if (waiting) document.head.append(waiting.content)
}

// Nothing is painted in a tab in the background, and not every browser tells of the first paint.
if (document.hidden) wake()
else {
  new PerformanceObserver(wake).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(wake, 2000))
}

// A panel that the visitor has hidden is hidden from the start (`keep-panel.ts`). The name as it is: a module would be fetched.
try {
  const kept = sessionStorage.getItem('panel' satisfies (typeof storageNames)['panel'])
  if (kept) document.documentElement.dataset.panel = kept
} catch {
  // Storage is forbidden: nothing was kept.
}
// What is tapped or written before it is awake is kept and done then (`replay-early.ts`). React's elements have properties.
function keep(controls: string) {
  return ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLInputElement>(controls)
    if (control && ('early' in control.dataset || !Object.keys(control)[0]))
      control.dataset.early = control.value
  }
}
// Kept before React: of a section whose code is on its way it stops the event, and of one that the event itself wakes it takes
// what stands in a field for what was there.
addEventListener('click', keep('main [type=button], input'), true)
addEventListener('input', keep('input, select, textarea'), true)
