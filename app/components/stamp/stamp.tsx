import { useHere } from '#app/place.ts'
import { Mark } from '../mark/mark.tsx'
import styles from './stamp.module.css'

/** The postcard's stamp, a picture only; `franked` with the post office's waves once the card has gone. */
export function Stamp({ franked = false }: { franked?: boolean }) {
  const { t } = useHere()
  return (
    <div className={styles.stamp} data-franked={franked || undefined} aria-hidden="true">
      <div>
        <Mark size={40} />
        <b>{t('shell.brand')}</b>
      </div>
    </div>
  )
}
