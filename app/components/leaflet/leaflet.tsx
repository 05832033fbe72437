import { useHere } from '#app/place.ts'
import { setting } from '#shared/setting.ts'
import { Code, usePublicAddress } from '../code/code.tsx'
import styles from './leaflet.module.css'

/** The foot of the leaflet that a product's page is on paper: its address, as text and as a code. Print only. */
export function Leaflet() {
  const { t } = useHere()
  const address = usePublicAddress()
  const reach = [setting('company.phone'), setting('company.email')].filter(Boolean).join(' · ')
  return (
    <aside className={styles.leaflet}>
      <Code size={110} lazy />
      <p>
        {t('product.scan')}
        <b>{address}</b>
        {reach || null}
      </p>
    </aside>
  )
}
