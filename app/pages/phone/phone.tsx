import { useEffect, useState } from 'react'
import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { canEncrypt } from '#app/platform/room/cipher.ts'
import {
  type PhoneRole,
  phoneRoles,
  readPhoneAddress,
} from '#app/products/product-page/companion-phone/phone-address.ts'
import { isOffered } from '#content/offerings.ts'
import { Connected } from './connected.tsx'
import styles from './phone.module.css'
import { PhoneFrame, phoneProducts } from './phone-frame.tsx'

/** Undefined until read, null without a complete secret. */
type Address = ReturnType<typeof readPhoneAddress> | undefined

/** The second device. Room, key and role are in the fragment, which servers never see. */
export function Page() {
  const address = useAddress()
  if (address && canEncrypt())
    return <Connected key={address.secret} who={address.role} secret={address.secret} />
  return <Nobody who={address?.role} isWaiting={address === undefined} isPlain={Boolean(address)} />
}

const usualRole = phoneRoles.find((role) => isOffered(phoneProducts[role])) ?? 'waiter'

type NobodyProps = { who: PhoneRole | undefined; isWaiting: boolean; isPlain: boolean }

function Nobody({ who = usualRole, isWaiting, isPlain }: NobodyProps) {
  const { t } = usePageContext()
  const product = phoneProducts[who]
  return (
    <PhoneFrame
      who={who}
      title={t('phone.title')}
      isWaiting={isWaiting}
      aside={<LanguageSwitch className={styles.language} />}
    >
      <p className="lead">
        {isPlain ? t('phone.none.plain') : t('phone.none.lead', { page: t(`offering.${product}.name`) })}
      </p>
      <p className={`lead ${styles.silent}`}>{t('phone.none.script')}</p>
      <p className="actions">
        <SiteLink className="button" to={{ page: 'home', anchor: product }}>
          {t('phone.none.home')}
        </SiteLink>
      </p>
    </PhoneFrame>
  )
}

function useAddress(): Address {
  const [address, setAddress] = useState<Address>()
  useEffect(() => {
    const read = () => {
      const found = readPhoneAddress(location.hash)
      // A fragment of an element, such as the skip link's, keeps the room open.
      setAddress((before) => found ?? before ?? null)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return address
}
