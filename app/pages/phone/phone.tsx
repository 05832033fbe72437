import { useEffect, useState } from 'react'
import guest from '#app/components/guest-page/guest-page.module.css'
import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { canEncrypt } from '#app/platform/room/cipher.ts'
import { readPhoneAddress } from '#app/products/product-page/companion-phone/phone-state.ts'
import { Connected } from './connected.tsx'
import { PhoneFrame } from './phone-frame.tsx'

/** The second device. Room and key derive from the fragment, which servers never see. */
export function Page() {
  const secret = useSecret()
  if (secret && canEncrypt()) return <Connected key={secret} secret={secret} />
  return <Nobody isWaiting={secret === undefined} isPlain={Boolean(secret)} />
}

function Nobody({ isWaiting, isPlain }: { isWaiting: boolean; isPlain: boolean }) {
  const { t } = usePageContext()
  return (
    <PhoneFrame
      title={t('phone.title')}
      isWaiting={isWaiting}
      aside={<LanguageSwitch className={guest.language} />}
    >
      <p className="lead">
        {isPlain ? t('phone.none.plain') : t('phone.none.lead', { page: t('offering.easycomande.name') })}
      </p>
      <p className="lead unscripted">{t('phone.none.script')}</p>
      <p className="actions">
        <SiteLink className="button" to={{ page: 'easycomande', anchor: 'bannerTop' }}>
          {t('phone.none.home')}
        </SiteLink>
      </p>
    </PhoneFrame>
  )
}

/** Undefined until read, null without a complete one. */
function useSecret(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>()
  useEffect(() => {
    const read = () => {
      const found = readPhoneAddress(location.hash)
      // A fragment of an element, such as the skip link's, keeps the room open.
      setSecret((before) => found ?? before ?? null)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return secret
}
