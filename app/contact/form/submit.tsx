import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { setting } from '#shared/setting.ts'
import styles from './contact-form.module.css'

/** `files`: the sent share of the attachments, 0 to 1; null without attachments. */
export type Sending = { files: number | null }

export function Submit({ sending }: { sending: Sending | null }) {
  const { t } = usePageContext()
  return (
    <>
      {setting('company.name') ? null : (
        <p className={`${styles.notYet} unprinted`}>{t('contact.privacy.inProgress')}</p>
      )}
      <div>
        <button
          className={`button ${styles.send}`}
          type="submit"
          aria-disabled={sending !== null || undefined}
        >
          <SendWords sending={sending} />
        </button>
        {typeof sending?.files === 'number' ? (
          <progress className={styles.progress} value={sending.files} aria-label={t('contact.progress')} />
        ) : null}
      </div>
      <PrivacyNote />
    </>
  )
}

export function PrivacyNote() {
  const { t } = usePageContext()
  return (
    <p className={`${styles.privacy} unprinted`}>
      {t('contact.business')} {t('contact.privacy')}{' '}
      <SiteLink className={styles.policy} to={{ page: 'privacy' }}>
        {t('contact.privacy.link')}
      </SiteLink>
    </p>
  )
}

function SendWords({ sending }: { sending: Sending | null }) {
  const { t } = usePageContext()
  if (!sending) return t('contact.send')
  if (sending.files === null) return t('contact.sending')
  return t('contact.sending.files', { percent: Math.round(sending.files * 100) })
}
