import { usePageContext } from '#app/platform/page-context.ts'
import code from '#generated/code.svg?url'
import { pagePath } from '#shared/navigation.ts'

/** `www.example.it/menu`: the public address of the settings, without a language. */
export function usePublicAddress(of: 'menudigitale' | 'menu'): string {
  const { lang } = usePageContext()
  const path = pagePath(of, { lang, addressForm: 'neutral' })
  return __ORIGIN__.replace(/^https?:\/\//, '') + path
}

type CodeProps = { size: number; className: string | undefined }

/** Leads to Menu Digitale. Always dark on white, in both colour schemes. `size` in CSS pixels. */
export function Code({ size, className }: CodeProps) {
  const { t } = usePageContext()
  const words = t('product.code', { address: usePublicAddress('menudigitale') })
  return <img className={className} src={code} alt={words} width={size} height={size} loading="lazy" />
}
