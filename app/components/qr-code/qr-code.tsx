import { usePageContext } from '#app/platform/page-context.ts'
import type { PageId } from '#content/pages.ts'
import { pagePath } from '#shared/navigation.ts'
import { useServed } from './use-served.ts'

const files = import.meta.glob<string>('/generated/codes/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Without a language: `https://www.example.it/lawyers`. */
function useAddress(of: PageId | undefined) {
  const { page, lang } = usePageContext()
  const path = pagePath(of ?? page, { lang, addressForm: 'neutral' })
  const { origin, Drawn } = useServed()
  return { address: origin + path, Drawn }
}

/** `www.example.it/lawyers`. */
export function usePublicAddress(of?: PageId): string {
  return withoutScheme(useAddress(of).address)
}

type CodeProps = { of?: PageId; size: number; lazy?: boolean; className?: string | undefined }

/** Always dark on white, in both colour schemes; by default of the current page. `size` in CSS pixels. */
export function Code({ of, size, lazy = false, className }: CodeProps) {
  const { page, t } = usePageContext()
  const { address, Drawn } = useAddress(of)
  const words = t('product.code', { address: withoutScheme(address) })
  if (Drawn) return <Drawn address={address} words={words} size={size} className={className} />
  return (
    <img
      className={className}
      src={files[`/generated/codes/${of ?? page}.svg`]}
      alt={words}
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
    />
  )
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}
