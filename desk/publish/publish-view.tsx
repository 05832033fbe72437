import { useEffect, useState } from 'react'
import type { Difference } from '../files/differences.ts'
import { useHealth } from '../health/health-view.tsx'
import { refresh, sendJson } from '../ui/api.ts'
import { ChangeLine, useChangeWords } from '../ui/change-line.tsx'
import controls from '../ui/controls.module.css'
import { Busy, Button, Done, Field, Waiting } from '../ui/controls.tsx'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { addressOf } from '../ui/use-address.ts'
import { useDrafts } from '../ui/use-draft.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { Comparison } from './comparison.tsx'
import styles from './publish.module.css'
import type { Job } from './publisher.ts'
import type { ChangedPage } from './routes.ts'
import type { Version } from './versions.ts'
import { Versions } from './versions-list.tsx'

type Outlook = {
  job: Job
  differences: readonly Difference[]
  versions: readonly Version[]
  /** That the preview shows; undefined where something was saved after it. */
  pages?: readonly ChangedPage[]
}

const targetKey = 'desk-publish-target'

export default function PublishView() {
  const t = useWords('publish')
  const { isHome } = useDesk()
  const tell = useNotify()
  const loaded = useLoaded<Outlook>('/desk/api/publish')
  const { value } = loaded
  const isRunning = value?.job.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(refresh, 800)
    return () => clearInterval(timer)
  }, [isRunning])
  if (!value) return <Waiting of={loaded} />
  const { job, differences, versions, pages } = value
  const ask = (path: string, body?: object) => {
    tell()
    sendJson(path, body).catch((fault: unknown) => tell({ fault }))
  }
  // Where the last publication went.
  const isLocal = isHome && !localStorage.getItem(targetKey)
  const isPreviewed = job.state === 'built' && pages !== undefined
  return (
    <div className={controls.room}>
      <h1>{t('publish')}</h1>
      <Changes differences={differences} />
      <MissingByLaw />
      <section className={`${controls.stack} ${styles.form}`}>
        <Ask key={String(job.state === 'published')} job={job} ask={ask} />
        {isPreviewed && <Done>{t('built')}</Done>}
        {job.state === 'published' && differences.length === 0 && (
          <Done>{t(isLocal ? 'published.local' : 'published')}</Done>
        )}
        {job.state === 'failed' && (
          <div role="alert" className={controls.fault}>
            {t(job.kind === 'build' ? 'failed.build' : 'failed')}
          </div>
        )}
        {job.said && !isRunning && (
          <details open={job.state === 'failed'}>
            <summary>{t('said')}</summary>
            <pre className={styles.said}>{job.said}</pre>
          </details>
        )}
      </section>
      {isPreviewed && <Comparison pages={pages} />}
      <Versions versions={versions} isDisabled={isRunning} />
    </div>
  )
}

/** Changes since the last publication: former and present values; and what was typed in this browser and is not saved. */
function Changes({ differences }: { differences: readonly Difference[] }) {
  const t = useWords('publish')
  const words = useChangeWords()
  const waiting = useDrafts('#').filter(({ key }) => !key.startsWith('#requests'))
  const count = differences.length
  return (
    <section>
      <h2>
        {t('changed.title')}
        {count > 0 && ` (${count})`}
      </h2>
      {waiting.length > 0 && (
        <p className={controls.notice}>
          <a href={waiting[0]?.key}>{t('waiting', { count: waiting.length })}</a>
        </p>
      )}
      {count + waiting.length === 0 && <p>{t('changed.none')}</p>}
      <ul>
        {differences.map((one) => (
          <li key={JSON.stringify(one)} className={controls.line}>
            <ChangeLine words={words} {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A reminder: one can publish without these. */
function MissingByLaw() {
  const t = useWords('publish')
  const { value } = useHealth()
  const count = value?.findings?.filter(({ group }) => group === 'must').length ?? 0
  if (count === 0) return null
  return (
    <p className={controls.notice}>
      <a href={addressOf('health')}>{t('missing', { count })}</a>
    </p>
  )
}

type AskProps = { job: Job; ask: (path: string, body?: object) => void }

function Ask({ job, ask }: AskProps) {
  const t = useWords('publish')
  const { isHome } = useDesk()
  const [target, setTarget] = useState(localStorage.getItem(targetKey) ?? '')
  const publish = (form: FormData) => {
    localStorage.setItem(targetKey, target.trim())
    ask('/desk/api/publish', { sentence: form.get('sentence'), target: target.trim() })
  }
  return (
    <form
      className={controls.stack}
      onSubmit={(event) => {
        event.preventDefault()
        publish(new FormData(event.currentTarget))
      }}
    >
      <Field label={t('sentence')} hint={t('sentence.hint')}>
        <input name="sentence" maxLength={200} />
      </Field>
      {isHome && (
        <Field label={t('target')} hint={t('target.hint')}>
          <input
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      {job.state === 'running' ? (
        <Running job={job} />
      ) : (
        <div className={controls.buttons}>
          <Button onClick={() => ask('/desk/api/publish/build')}>{t('build')}</Button>
          <Button kind="main" type="submit">
            {t(isHome && !target.trim() ? 'publish.local' : 'publish')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** In place of the buttons, where it is seen on a phone too. */
function Running({ job: { kind, progress } }: { job: Job }) {
  const t = useWords('publish')
  const isSending = kind === 'publish' && progress?.done === progress?.of
  return (
    <div className={`${controls.stack} ${styles.progress}`}>
      <progress value={progress?.done} max={progress?.of} aria-label={t('publish')} />
      <Busy text={progress && (isSending ? t('sending') : t('progress', progress))} />
    </div>
  )
}
