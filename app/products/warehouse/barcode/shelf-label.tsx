import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/parts/product.module.css'
import styles from './barcode-form.module.css'
import { eanBars, eanWidth } from './ean-bars.ts'

/** Quiet zone of the EAN-13: eleven modules before the bars, seven after them. */
const before = 11
const after = 7
const height = 40

type ShelfLabelProps = { item: string; ean: string; onRead: () => void }

/** Can be scanned off the screen; the button is for those without a scanner. */
export function ShelfLabel({ item, ean, onRead }: ShelfLabelProps) {
  const { t } = usePageContext()
  return (
    <div className={styles.label}>
      <span>{t('warehouse.barcode.label', { item })}</span>
      <span className={styles.code}>
        <svg
          className={styles.bars}
          viewBox={`${-before} -4 ${before + eanWidth + after} ${height + 4}`}
          aria-hidden="true"
        >
          <path d={eanBars(ean, height)} />
        </svg>
        <span className={styles.digits}>{ean}</span>
      </span>
      <button type="button" className={product.key} onClick={onRead}>
        {t('warehouse.barcode.try')}
      </button>
    </div>
  )
}
