import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { TapKey } from '#app/products/product-page/tap-key.tsx'
import styles from './waiter-pad.module.css'

type PadDishProps = { name: string; isFinished: boolean; count: number; more: (by: -1 | 1) => void }

export function PadDish({ name, isFinished, count, more }: PadDishProps) {
  const { t } = usePageContext()
  if (isFinished) {
    return (
      <li className={styles.dish}>
        <s>{name}</s>
        <em className={product.pencil}>{t('easycomande.out')}</em>
      </li>
    )
  }
  return (
    <li className={styles.dish}>
      <span>{name}</span>
      <span className={styles.keys}>
        {count > 0 && (
          <>
            <TapKey icon="minus" label={t('easycomande.pad.less', { item: name })} onClick={() => more(-1)} />
            <b className={styles.value}>{count}</b>
          </>
        )}
        <TapKey icon="plus" label={t('easycomande.pad.more', { item: name })} onClick={() => more(1)} />
      </span>
    </li>
  )
}
