import controls from '../ui/controls.module.css'
import { Button, Done, Field, Waiting } from '../ui/controls.tsx'
import { useClock, useWords } from '../ui/desk-context.ts'
import { addressOf } from '../ui/use-address.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import styles from './requests.module.css'
import type { RequestLine } from './shown.ts'

type Answer = {
  requests: readonly RequestLine[]
  /** There may be older ones. */
  isCut?: boolean
  mail: readonly string[]
  /** There is no store before the site's first start. */
  isMissing?: true
}
type ListProps = { only: 'open' | 'all'; words: string }

export function RequestList({ only, words }: ListProps) {
  const t = useWords('requests')
  const shell = useWords('shell')
  const query = new URLSearchParams({ words, only })
  const loaded = useLoaded<Answer>(`/desk/api/requests?${query}`)
  const { value } = loaded
  const { requests = [], isCut, mail = [], isMissing } = value ?? {}
  return (
    <>
      <h1>{shell('room.requests')}</h1>
      <Filter only={only} words={words} />
      <Waiting of={loaded} />
      {mail.length > 0 && (
        <div className={controls.fault}>
          {mail.join(' ')} <a href={addressOf('health')}>{t('mail.more')}</a>
        </div>
      )}
      {value && requests.length === 0 && (
        <Done>{t(isMissing ? 'empty.store' : words ? 'empty.words' : `empty.${only}`)}</Done>
      )}
      {isMissing && <small>{t('empty.technical')}</small>}
      <Lines requests={requests} />
      {isCut && <p>{t('older')}</p>}
      <nav className={styles.bar} aria-label={shell('room.requests')}>
        <a href="/desk/api/requests.csv" download>
          {t('export')}
        </a>
        <a href={addressOf('requests', 'erase')}>{t('erase.title')}</a>
      </nav>
    </>
  )
}

function Filter({ only, words }: ListProps) {
  const t = useWords('requests')
  return (
    <search>
      <nav className={styles.bar} aria-label={t('search')}>
        {(['open', 'all'] as const).map((one) => (
          <a
            key={one}
            href={addressOf('requests', 'list', one, words)}
            aria-current={one === only ? 'page' : undefined}
          >
            {t(one)}
          </a>
        ))}
      </nav>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get('words'))
          location.hash = addressOf('requests', 'list', only, typed.trim())
        }}
      >
        <Field label={t('search.label')}>
          <input type="search" name="words" defaultValue={words} key={words} maxLength={200} />
        </Field>
        <Button type="submit">{t('search')}</Button>
      </form>
    </search>
  )
}

export function Lines({ requests }: { requests: readonly RequestLine[] }) {
  const t = useWords('requests')
  const clock = useClock()
  return (
    <ul className={styles.list}>
      {requests.map(({ id, createdAt, answeredAt, name, emailOrPhone, excerpt, count, note }) => (
        <li key={id}>
          <a href={addressOf('requests', id)} data-open={answeredAt === null}>
            <b>{name}</b>
            <span>{answeredAt ? t('state.done', { date: clock(answeredAt) }) : t('state.open')}</span>
            <small>
              {clock(createdAt)} · {emailOrPhone}
              {count > 0 && ` · ${t('files', { count })}`}
              {note && ` · ${t('noted')}`}
            </small>
            <span className={styles.excerpt}>{excerpt}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
