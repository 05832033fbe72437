import { useHere } from '#app/platform/here.ts'
import type { PageId } from '#content/pages.ts'
import { pagePath } from '#shared/navigation.ts'
import { requireProductPage } from '#shared/products.ts'

const files = import.meta.glob<string>('/generated/codes/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The public address of the page, without a language and as people write it: `www.example.it/lawyers`. */
export function usePublicAddress(of?: PageId): string {
  const { page, lang } = useHere()
  return (__ORIGIN__ + pagePath(of ?? page, { lang, addressForm: 'neutral' })).replace(/^https?:\/\//, '')
}

type CodeProps = { of?: PageId; size: number; lazy?: boolean; className?: string | undefined }

/** The QR code of a product's page, of this one unless told: always dark on white. `size` in CSS pixels. */
export function Code({ of, size, lazy = false, className }: CodeProps) {
  const { page, t } = useHere()
  const address = usePublicAddress(of)
  return (
    <img
      className={className}
      src={files[`/generated/codes/${requireProductPage(of ?? page)}.svg`]}
      alt={t('product.code', { address })}
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
    />
  )
}
