import { useHere } from '#app/place.ts'
import { pagePath } from '#shared/navigation.ts'
import { requireProductPage } from '#shared/products.ts'

const files = import.meta.glob<string>('/generated/codes/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The public address of the page, without a language and as people write it: `www.example.it/lawyers`. */
export function usePublicAddress(): string {
  const { page, lang } = useHere()
  return (__ORIGIN__ + pagePath(page, { lang, form: 'neutral' })).replace(/^https?:\/\//, '')
}

type CodeProps = { size: number; lazy?: boolean; className?: string | undefined }

/** The QR code of a product's page: always dark on white. `size` in CSS pixels. */
export function Code({ size, lazy = false, className }: CodeProps) {
  const { page, t } = useHere()
  const address = usePublicAddress()
  return (
    <img
      className={className}
      src={files[`/generated/codes/${requireProductPage(page)}.svg`]}
      alt={t('product.code', { address })}
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
    />
  )
}
