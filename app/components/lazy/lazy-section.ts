import type { ComponentType } from 'react'

export type SectionModule = { Section: ComponentType }

/** Its code loads when the visitor comes near; its HTML is prerendered. */
export type LazySection = {
  id: string
  /** Loads now; the next call retries after a failure. */
  load: () => Promise<ComponentType>
  /** Undefined until its code is there. */
  loaded: () => ComponentType | undefined
  /** Loads when its element is near. Made for React's `use()`. */
  approach: () => Promise<ComponentType>
}

/**
 * `id` is an element that the section renders, looked for in the prerendered page. A page lists its lazy
 * sections in `sections`; a client navigation loads them all before it shows the page.
 */
export function lazySection(id: string, load: () => Promise<SectionModule>): LazySection {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  let approaching: Promise<ComponentType> | undefined

  const loadOnce = () => {
    loading ??= load().then(
      ({ Section }) => {
        loaded = Section
        return Section
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
    // A section whose code fails to load stays readable; it is retried at the next chance.
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
  return { id, load: loadOnce, loaded: () => loaded, approach }
}

/** Within half a window of the view, or touched, pointed at or focused. */
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
