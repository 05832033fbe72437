import { Icon } from '#app/components/icon/icon.tsx'
import { usePart } from '#app/components/part/use-part.ts'
import { useHere } from '#app/platform/here.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/parts/product.module.css'
import { loadPhoneCode } from './load-phone-code.ts'
import type { PhoneRole } from './phone-address.ts'
import styles from './phone-key.module.css'

const labels = { waiter: 'phone.host.start', customer: 'phone.host.startCustomer' } as const

/** The key that opens a room for the visitor's telephone, and what it opens. */
export function PhoneKey({ who }: { who: PhoneRole }) {
  const { t } = useHere()
  const live = useHydrated()
  const phone = usePart(loadPhoneCode)
  return (
    <>
      <div className={styles.room}>
        {live && (
          <button type="button" className={product.key} aria-expanded={phone.isOpen} onClick={phone.toggle}>
            <Icon name="smartphone" size={18} />
            {t(labels[who])}
          </button>
        )}
      </div>
      {phone.Part && <phone.Part who={who} onClose={phone.toggle} />}
    </>
  )
}
