import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { pages } from '#content/pages.ts'
import { isLanguage } from '#shared/locale.ts'
import { createTranslate, type Translate } from '#shared/messages.ts'
import type { Edition } from '#shared/navigation.ts'
import { App } from '../layout/app.tsx'
import { loadDictionary } from './dictionary.ts'
import type { PageModule } from './page-modules.ts'

/**
 * Hydrates the prerendered page and starts the router. If words or code fail to load, the page stays readable
 * with ordinary links. Gives the page's words.
 */
export async function start(): Promise<Translate | undefined> {
  const root = document.getElementById('app')
  const { lang } = document.documentElement
  const page = pages.find((row) => row.id === root?.dataset.page)?.id
  if (!root || !page || !isLanguage(lang)) return undefined
  const edition: Edition = { lang, addressForm: root.dataset.addressForm === 'pinned' ? 'pinned' : 'neutral' }
  try {
    const [{ dictionary, fingerprint }, module] = await Promise.all([
      loadDictionary(lang),
      loadOwnModule(root),
    ])
    const t = createTranslate(dictionary, lang, { brand: brandOfHead() })
    const { part, state } = root.dataset
    const rows = document.getElementById('rows')?.textContent
    const lazyStyle = root.querySelector('.lazy-style')?.getAttribute('href') ?? undefined
    const first = (onShown?: () => void) => (
      <App
        here={{ page, ...edition, t, part, rows, state, lazyStyle }}
        Page={module.Page}
        onShown={onShown}
      />
    )
    // Loads while React hydrates. Until the router starts, links load pages.
    const afterwards = import('./after-hydration.ts')
    afterwards.catch(() => {
      // Reported where it is awaited.
    })
    const isSame = fingerprint === root.dataset.dictionary
    const reactRoot = isSame
      ? await hydrate(root, first, module.sections)
      : await afterwards.then((code) => code.renderOnClient(root, first(), module.sections))
    document.documentElement.dataset.live = ''
    const { afterHydration } = await afterwards
    afterHydration({
      page,
      part,
      rows,
      partName: module.partName,
      edition,
      t,
      isSame,
      show: (id, Page, rows, visit) =>
        flushSync(() =>
          reactRoot.render(<App here={{ page: id, ...edition, t, rows }} Page={Page} visit={visit} />),
        ),
    })
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

/** From the head, so that the settings need not be fetched. */
function brandOfHead(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
}

/**
 * As a transition, React hydrates in slices of a few milliseconds and taps are heard between them. Until it
 * ends no script may change the DOM: a mismatch would make React render everything again.
 */
function hydrate(
  root: HTMLElement,
  view: (onShown: () => void) => ReactNode,
  sections: PageModule['sections'] = [],
): Promise<Root> {
  // What was typed before any script ran: hydration would replace it. `replay-early.ts` writes it again.
  const texts = 'textarea,input:not([type=radio],[type=checkbox])'
  for (const field of document.querySelectorAll<HTMLInputElement>(texts))
    if (field.value !== field.defaultValue) field.dataset.early = field.value
  return new Promise((resolve) => {
    startTransition(() => {
      const reactRoot = hydrateRoot(
        root,
        view(() => {
          document.body.dataset.unhydrated = sections.map(({ id }) => `#${id},`).join('')
          resolve(reactRoot)
        }),
      )
    })
  })
}
