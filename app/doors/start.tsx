import { type ComponentType, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { type PageId, pages } from '#content/pages.ts'
import { storageNames } from '#content/storage-names.ts'
import { isLanguage } from '#shared/locale.ts'
import { createTranslate, type Translate } from '#shared/messages.ts'
import type { Place } from '#shared/navigation.ts'
import { brandValues } from '../platform/brand.ts'
import type { Here } from '../platform/here.ts'
import { App } from '../shell/app.tsx'
import { loadDictionary } from './dictionary.ts'
import { updateHead } from './head.tsx'
import type { PageModule } from './page-modules.ts'

/**
 * Wakes the prerendered page: fetches its words and its code, hydrates, and hands links to the router. If either cannot
 * be had, the page stays as it is, readable and with ordinary links; the next page tries again. Gives the page's words.
 */
export async function start(): Promise<Translate | undefined> {
  const root = document.getElementById('app')
  const { lang } = document.documentElement
  const page = pages.find((row) => row.id === root?.dataset.page)?.id
  if (!root || !page || !isLanguage(lang)) return undefined
  const place: Place = { lang, form: root.dataset.form === 'pinned' ? 'pinned' : 'neutral' }
  try {
    const [{ dictionary, print }, module] = await Promise.all([loadDictionary(lang), loadOwnModule(root)])
    const t = createTranslate(dictionary, lang, brandValues)
    const view = (id: PageId, Page: ComponentType, loaded: LoadedPage) => (
      <App here={{ page: id, ...place, t, ...loaded }} Page={Page} />
    )
    const loaded = loadedPage(root)
    const first = view(page, module.Page, loaded)
    const isSame = print === root.dataset.dictionary
    // As a transition React hydrates in slices of a few milliseconds, between which the visitor's taps are heard.
    const reactRoot = await new Promise<Root>((resolve) =>
      startTransition(() => resolve(isSame ? hydrateRoot(root, first) : renderAfresh(root, first))),
    )
    if (!isSame) updateHead(page, t, loaded.rows && module.partName?.(loaded.rows, t))
    document.documentElement.dataset.live = ''
    wakeContactQueue({ ...place, t })
    let shown = { page, part: loaded.part }
    // No part of waking: React has the first turn, and until the router is there a link is a page load.
    await new Promise((resolve) => setTimeout(resolve))
    const { startRouter } = await import('./router.ts')
    startRouter(place, ({ page: id, part }, { Page, rows, partName }) => {
      if (id === shown.page && part === shown.part) return
      shown = { page: id, part }
      flushSync(() => reactRoot.render(view(id, Page, { part, rows })))
      updateHead(id, t, rows && partName?.(rows, t))
    })
    document.documentElement.dataset.live = 'links'
    return t
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** The page names its own module; the table of all pages comes later, with the router. */
function loadOwnModule(root: HTMLElement): Promise<PageModule> {
  return import(/* @vite-ignore */ root.dataset.module ?? '')
}

type LoadedPage = Pick<Here, 'part' | 'rows' | 'formState' | 'laterStyle'>

/** What only the page that was loaded has, as its HTML says it. */
function loadedPage(root: HTMLElement): LoadedPage {
  const laterStyle = root.querySelector('.later-style')?.getAttribute('href') ?? undefined
  const rows = document.getElementById('rows')?.textContent
  return { part: root.dataset.part, rows, formState: root.dataset.formState, laterStyle }
}

/** Only a visitor of whom this browser keeps a draft or an unsent request needs the code that looks after them. */
async function wakeContactQueue(speaker: Place & { t: Translate }) {
  try {
    if (!(storageNames.waiting in localStorage || storageNames.draft in localStorage)) return
    const queue = await import('../contact/queue/send-waiting.ts')
    await queue.wakeContactQueue(speaker)
  } catch (error) {
    console.error(error)
  }
}

/** The dictionary was corrected after the build: rendered anew, so that no text of the old one stays. */
function renderAfresh(root: HTMLElement, view: Parameters<Root['render']>[0]): Root {
  const reactRoot = createRoot(root)
  flushSync(() => reactRoot.render(view))
  return reactRoot
}
