import type { ReactNode } from 'react'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { TermsRow } from '#app/components/terms/terms-rows.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { hasFormServer, hasServer } from '#app/platform/static-host.ts'
import { dayWords } from '#shared/dates.ts'
import { backupDays } from '#shared/hosting.ts'
import type { MessageKey } from '#shared/messages.ts'
import { setting } from '#shared/setting.ts'
import { Company, Controller } from './company.tsx'
import { HostLogs, Places, Seen } from './places.tsx'
import styles from './privacy.module.css'
import { StorageTable } from './storage-table.tsx'

/** The day of the notice's last change in substance. */
const changed = '2026-11-29'

type AnswerKeys = { term: MessageKey; text: MessageKey }

const answers: readonly AnswerKeys[] = [
  { term: 'privacy.data.term', text: hasFormServer ? 'privacy.data.text' : 'privacy.data.direct' },
  { term: 'privacy.purpose.term', text: 'privacy.purpose.text' },
  { term: 'privacy.basis.term', text: 'privacy.basis.text' },
  { term: 'privacy.needed.term', text: 'privacy.needed.text' },
]

export function Page() {
  const { lang, t } = usePageContext()
  const months = Number(setting('contact.retention.months'))
  const backup = backupDays() ?? 0
  const answer = ({ term, text }: AnswerKeys) => (
    <TermsRow key={term} label={term}>
      {t(text)}
    </TermsRow>
  )
  return (
    <section id="bannerTop" className={`text-page ${styles.page}`}>
      <h1>{t('privacy.title')}</h1>
      <p className="lead">{t('privacy.lead')}</p>
      <p className="fine">{t('privacy.law', { date: dayWords(changed, lang, 'full') })}</p>

      <Part title={t('privacy.controller.title')}>
        <p>
          <Controller />
        </p>
        <p>
          {t('privacy.controller.reach')}{' '}
          <SiteLink to={{ page: 'contact' }}>{t('privacy.controller.link')}</SiteLink>.
        </p>
      </Part>

      <Part title={t('privacy.contact.title')}>
        <dl className={styles.rows}>
          {answers.map(answer)}
          <TermsRow label="privacy.seen.term">
            <Seen />
          </TermsRow>
          <TermsRow label="privacy.place.term">
            <Places />
          </TermsRow>
          <TermsRow label="privacy.kept.term">
            {months > 0 && hasFormServer
              ? t('privacy.kept.months', { count: months })
              : t('privacy.kept.open')}
            {hasFormServer && backup > 0 && ` ${t('privacy.kept.backup', { count: backup })}`}
          </TermsRow>
          {answer({ term: 'privacy.automatic.term', text: 'privacy.automatic.text' })}
          <TermsRow label="privacy.visits.term">
            {t(hasFormServer ? 'privacy.visits.text' : 'privacy.visits.direct')} <HostLogs />
          </TermsRow>
          {hasServer && answer({ term: 'privacy.phone.term', text: 'privacy.phone.text' })}
        </dl>
      </Part>

      <Part title={t('privacy.rights.title')}>
        <p>{t('privacy.rights.text')}</p>
        <Complaint />
      </Part>

      <Part title={t('privacy.storage.title')} id="storage">
        <p>{t('privacy.storage.text')}</p>
        <StorageTable />
      </Part>

      <Part title={t('privacy.company.title')} id="company">
        <Company />
      </Part>

      <Part title={t('privacy.access.title')} id="accessibility">
        <p>{t('privacy.access.goal')}</p>
        <p>{t('privacy.access.tested')}</p>
        <p>
          {t('privacy.access.tell')} <SiteLink to={{ page: 'contact' }}>{t('privacy.access.link')}</SiteLink>.
        </p>
      </Part>
    </section>
  )
}

/** As the sentence in the dictionary names it. */
const authority = 'garanteprivacy.it'

function Complaint() {
  const { t } = usePageContext()
  const [before, after] = t('privacy.rights.complaint').split(authority)
  return (
    <p>
      {before}
      {after !== undefined && (
        <>
          <a href={`https://www.${authority}/`} rel="noopener">
            {authority}
          </a>
          {after}
        </>
      )}
    </p>
  )
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <div className={styles.part} id={id}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
