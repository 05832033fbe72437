import { useState } from 'react'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { Stamp } from '#app/components/stamp/stamp.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { contactMethod } from '#shared/contact-method.ts'
import { parseReceipt, type SentReceipt } from '#shared/sent-receipt.ts'
import { SentCard } from './sent-card.tsx'
import styles from './thanks.module.css'

export function Page() {
  const { state, t } = usePageContext()
  const [receipt] = useState(() => parseReceipt(state))
  return (
    <section className={styles.thanks} id="bannerTop">
      <h1>{t('thanks.title')}</h1>
      {receipt ? <Receipt receipt={receipt} /> : <Plain />}
      <p className="actions">
        <SiteLink className="button" to={{ page: 'home' }}>
          {t('thanks.home')}
        </SiteLink>
        <SiteLink className="go" to={{ page: 'releases' }}>
          {t('thanks.releases')}
        </SiteLink>
      </p>
    </section>
  )
}

function Receipt({ receipt }: { receipt: SentReceipt }) {
  const { t } = usePageContext()
  const reach = receipt.emailOrPhone
  const answer =
    contactMethod(reach) === 'email'
      ? t('thanks.answer.email', { reach })
      : t('thanks.answer.phone', { reach })
  return (
    <>
      <p className={`lead ${styles.number}`}>
        {t('thanks.number')} <strong>{receipt.number}</strong>
      </p>
      <SentCard receipt={receipt} />
      <h2 className={styles.heading}>{t('thanks.next')}</h2>
      <ul className={styles.next}>
        <li>{answer}</li>
        {receipt.isConfirmed ? <li>{t('thanks.confirmed')}</li> : null}
        <li>
          {t('thanks.more')} <SiteLink to={{ page: 'contact' }}>{t('thanks.again')}</SiteLink>
        </li>
      </ul>
    </>
  )
}

/** Without a receipt: the page was opened without sending anything. */
function Plain() {
  const { t } = usePageContext()
  return (
    <div className={styles.card}>
      <p className={styles.lines}>{t('thanks.lead')}</p>
      <Stamp franked />
    </div>
  )
}
