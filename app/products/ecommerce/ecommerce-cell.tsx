import { Good } from '#app/components/goods/good.tsx'
import styles from './ecommerce-cell.module.css'

export function CellDrawing() {
  return (
    <div className={styles.shelf}>
      <Good name="oil" height={110} />
      <Good name="honey" height={47} />
      <Good name="moka" height={80} />
      <Good name="coffee" height={92} />
      <Good name="cup" height={34} />
    </div>
  )
}
