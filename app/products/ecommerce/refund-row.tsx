import type { Refund } from '#app/demo-shop/refund.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { euroText } from '#shared/price.ts'
import styles from './withdrawal.module.css'

export function RefundRow({ refund }: { refund: Refund | null }) {
  const { t, lang } = usePageContext()
  return (
    <p className={`${product.row} ${styles.refund}`} role="status">
      <span>
        {t('ecommerce.withdraw.refund')}
        {refund && refund.delivery > 0 && (
          <small className={styles.with}>{t('ecommerce.withdraw.delivery')}</small>
        )}
      </span>{' '}
      <b className={product.amount}>{euroText(refund?.total ?? 0, lang)}</b>
    </p>
  )
}
