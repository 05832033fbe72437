import { usePageContext } from '#app/platform/page-context.ts'
import type { PageId } from '#content/pages.ts'
import code from '#generated/code.svg?url'
import { pagePath } from '#shared/navigation.ts'
import { useServed } from './use-served.ts'

/** Without a language: `https://www.example.it/lawyers`. */
function useAddress(of: PageId) {
  const { lang } = usePageContext()
  const path = pagePath(of, { lang, addressForm: 'neutral' })
  const { origin, Drawn } = useServed()
  return { address: origin + path, Drawn }
}

/** `www.example.it/menu`. */
export function usePublicAddress(of: PageId): string {
  return withoutScheme(useAddress(of).address)
}

type CodeProps = { size: number; className: string | undefined }

/** Leads to Menu Digitale. Always dark on white, in both colour schemes. `size` in CSS pixels. */
export function Code({ size, className }: CodeProps) {
  const { t } = usePageContext()
  const { address, Drawn } = useAddress('menudigitale')
  const words = t('product.code', { address: withoutScheme(address) })
  if (Drawn) return <Drawn address={address} words={words} size={size} className={className} />
  return <img className={className} src={code} alt={words} width={size} height={size} loading="lazy" />
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}
