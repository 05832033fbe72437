import { createContext, use } from 'react'
import type { PageId } from '#content/pages.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import type { AddressForm } from '#shared/navigation.ts'

/** What every component may ask for: which page this is, at which kind of address, in which language, and its words. */
export type PageInfo = {
  page: PageId
  lang: Language
  addressForm: AddressForm
  t: Translate
  /** Which further part of a list this page shows. */
  part?: string | undefined
  /** JSON of what a list's page lists, as the build made it. */
  rows?: string | undefined
  /** JSON of what the server alone knows: a `ContactFormState` on a form that came back, a `SentReceipt` after sending. */
  state?: string | undefined
  /** Address of the style sheet of the lazy sections, on the page that was loaded. */
  lazyStyle?: string | undefined
}

export const PageContext = createContext<PageInfo | null>(null)

export function usePageContext(): PageInfo {
  const here = use(PageContext)
  if (!here) throw new Error('usePageContext() needs a <PageContext> above it.')
  return here
}
