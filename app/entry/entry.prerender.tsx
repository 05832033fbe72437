import '../styles/global.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { PageId } from '#content/pages.ts'
import { brandValues } from '#shared/brand-values.ts'
import type { ContactFormState } from '#shared/contact-form-state.ts'
import { createTranslate, type Dictionary } from '#shared/messages.ts'
import type { Edition } from '#shared/navigation.ts'
import { documentWithState } from '#shared/page-markup.ts'
import type { SentReceipt } from '#shared/sending.ts'
import { App } from '../layout/app.tsx'
import { Head, pageTitle } from './head.tsx'
import { type PageModule, pageModules } from './page-modules.ts'

export { pages } from '#content/pages.ts'
export { languages } from '#shared/locale.ts'
export { fingerprint } from '#shared/messages.ts'
export { pagePath } from '#shared/navigation.ts'

type Request = {
  page: PageId
  part?: string | undefined
  rows?: string | undefined
  edition: Edition
  dictionary: Dictionary
  origin: string
  state?: object
  lazyStyle?: string | undefined
}

export async function renderPage(request: Request) {
  const { page, part, rows, edition, dictionary, origin, state, lazyStyle } = request
  const t = createTranslate(dictionary, edition.lang, brandValues)
  const { Page, partName }: PageModule = await pageModules[page]()
  // React would put a large Suspense boundary at the end and move it by an inline script, which the policy
  // forbids.
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY }
  const here = {
    page,
    part,
    rows,
    ...edition,
    t,
    state: state && JSON.stringify(state),
    lazyStyle,
  }
  const { prelude } = await prerender(<App here={here} Page={Page} />, options)
  // React adds preloads of the first pictures, which the page names itself.
  const body = (await new Response(prelude).text()).replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
  const name = rows && partName?.(rows, t)
  const head = renderToStaticMarkup(
    <Head {...brandValues} page={page} part={part} name={name} edition={edition} t={t} origin={origin} />,
  )
  return { head, body, title: pageTitle(page, t, name) }
}

type Again<State> = Pick<Request, 'edition' | 'dictionary' | 'lazyStyle'> & { html: string; state: State }

/**
 * For visitors without scripts whose request has faults: keeps what was typed and shows each fault beside its
 * field. `html` is the built page of the same edition.
 */
export function renderContactAgain(request: Again<ContactFormState>): Promise<string> {
  return renderAgain('contact', request)
}

export function renderThanks(request: Again<SentReceipt>): Promise<string> {
  return renderAgain('thanks', request)
}

const titles = { contact: 'contact.again.title', thanks: 'meta.thanks.title' } as const

async function renderAgain(page: keyof typeof titles, { html, ...again }: Again<object>) {
  const { edition, dictionary, state } = again
  const { body } = await renderPage({ ...again, page, origin: '' })
  const t = createTranslate(dictionary, edition.lang, brandValues)
  return documentWithState(html, t(titles[page]), body, state)
}
