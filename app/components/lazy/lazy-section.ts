import type { ComponentType } from 'react'

export type SectionModule = { Section: ComponentType }

/** A section whose code comes only when the visitor comes near it; its HTML is in the page from the start. */
export type LazySection = {
  id: string
  /** Fetches it now; a failed fetch is tried again by the next call. */
  load: () => Promise<ComponentType>
  /** Fetches it when its element is near. Made for React's `use()`: once it is there nothing waits. */
  approach: () => Promise<ComponentType>
}

/**
 * `id` is the id of an element that the section renders, looked for in the prerendered page. A page lists its later
 * sections in `sections`, and a client navigation loads them all before it shows the page.
 */
export function lazySection(id: string, load: () => Promise<SectionModule>): LazySection {
  let loading: Promise<ComponentType> | undefined
  let approaching: Promise<ComponentType> | undefined

  const loadOnce = () => {
    loading ??= load().then(
      (module) => {
        approaching = settled(approaching ?? Promise.resolve(module.Section), module.Section)
        return module.Section
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const loadWhenNear = async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    if (!element) return loadOnce()
    await whenNear(element)
    // Code that cannot be had leaves the section as it stands, readable, until there is a new chance.
    for (;;) {
      try {
        return await loadOnce()
      } catch {
        await nextChance()
      }
    }
  }
  const approach = () => {
    approaching ??= loadWhenNear()
    return approaching
  }
  return { id, load: loadOnce, approach }
}

/** Tells React on the promise itself that it is fulfilled: `use()` then reads it in the same render. */
function settled<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

/** Settles when the element comes within half a window of the view, is touched, pointed at or takes the focus. */
function whenNear(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near()
      },
      { rootMargin: '50% 0px' },
    )
    const near = () => {
      observer.disconnect()
      resolve()
    }
    observer.observe(element)
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      element.addEventListener(type, near, { once: true, passive: true })
    }
  })
}

function nextChance(): Promise<unknown> {
  const happens = (target: EventTarget, type: string) =>
    new Promise((resolve) => target.addEventListener(type, resolve, { once: true }))
  return Promise.race([happens(window, 'online'), happens(document, 'visibilitychange')])
}
