import { createContext, use } from 'react'
import type { PageId } from '#content/pages.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import type { AddressForm } from '#shared/navigation.ts'

export type PageInfo = {
  page: PageId
  lang: Language
  addressForm: AddressForm
  t: Translate
  /** The further part of a list. */
  part?: string | undefined
  /** JSON of the list's rows, made by the build. */
  rows?: string | undefined
  /**
   * JSON that only the server knows: a `ContactFormState` on a returned form, a `SentReceipt` after sending.
   */
  state?: string | undefined
  /** Of the loaded page's lazy sections. */
  lazyStyle?: string | undefined
}

export const PageContext = createContext<PageInfo | null>(null)

export function usePageContext(): PageInfo {
  const here = use(PageContext)
  if (!here) throw new Error('usePageContext() needs a <PageContext> above it.')
  return here
}
