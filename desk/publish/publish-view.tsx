import { useEffect, useRef, useState } from 'react'
import type { Difference } from '../files/differences.ts'
import { useHealth } from '../health/health-view.tsx'
import { draftKeys } from '../rows/drafts.ts'
import { askJson, refresh, request } from '../ui/api.ts'
import { ChangeLine, useChangeWords } from '../ui/change-line.tsx'
import controls from '../ui/controls.module.css'
import { Busy, Button, Done, Field, Waiting } from '../ui/controls.tsx'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { addressOf } from '../ui/use-address.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { readDrafts } from '../words/use-drafts.ts'
import { Comparison } from './comparison.tsx'
import styles from './publish.module.css'
import type { Job } from './publisher.ts'
import type { ChangedPage } from './routes.ts'
import type { Version } from './versions.ts'
import { Versions } from './versions-list.tsx'

type Outlook = {
  differences: readonly Difference[]
  versions: readonly Version[]
  /** Something was saved after it was asked for. */
  isPreviewOld: boolean
  pages: readonly ChangedPage[]
}

const targetKey = 'desk-publish-target'

export default function PublishView() {
  const t = useWords('publish')
  const { isHome } = useDesk()
  const tell = useNotify()
  const loaded = useLoaded<Outlook>('/desk/api/publish')
  const { job, follow, hasRun } = useJob()
  const { value } = loaded
  if (!value) return <Waiting of={loaded} />
  const { differences, versions, isPreviewOld, pages } = value
  const ask = (path = '/desk/api/publish/build', body?: { sentence: string; target: string }) => {
    tell()
    if (body) localStorage.setItem(targetKey, body.target)
    askJson<Job>(path, body).then(follow, (fault: unknown) => tell({ fault }))
  }
  const isRunning = job.state === 'running'
  const waiting = waitingHere()
  // Where the last publication went.
  const isLocal = isHome && !localStorage.getItem(targetKey)
  return (
    <div className={controls.room}>
      <h1>{t('publish')}</h1>
      <Changes differences={differences} waiting={waiting} />
      <MissingByLaw />
      <section className={`${controls.stack} ${styles.form}`}>
        <Ask key={String(job.state === 'published')} isRunning={isRunning} ask={ask} />
        <Outcome
          job={job}
          isLocal={isLocal}
          isChangedSince={differences.length + waiting.length > 0}
          onRebuild={isPreviewOld && (() => ask())}
        />
      </section>
      {job.state === 'built' && <Comparison pages={pages} isNew={hasRun} />}
      <Versions versions={versions} isDisabled={isRunning} isLocal={isLocal} onBack={() => follow(idle)} />
    </div>
  )
}

/** What was typed in this browser and is not saved yet, by where it stands. */
const waitingHere = () => [
  ...new Set(readDrafts().map(({ key }) => addressOf('words', '-', key))),
  ...draftKeys().map((key) => addressOf('rows', ...key.split('/').slice(1, 2))),
]

type ChangesProps = { differences: readonly Difference[]; waiting: readonly string[] }

/** Changes since the last publication: former and present values. */
function Changes({ differences, waiting }: ChangesProps) {
  const t = useWords('publish')
  const words = useChangeWords()
  const count = differences.length
  return (
    <section>
      <h2>
        {t('changed.title')}
        {count > 0 && ` (${count})`}
      </h2>
      {waiting.length > 0 && (
        <p className={controls.notice}>
          <a href={waiting[0]}>{t('waiting', { count: waiting.length })}</a>
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

type AskProps = {
  isRunning: boolean
  ask: (path?: string, body?: { sentence: string; target: string }) => void
}

function Ask({ isRunning, ask }: AskProps) {
  const t = useWords('publish')
  const { isHome } = useDesk()
  const [target, setTarget] = useState(localStorage.getItem(targetKey) ?? '')
  const publish = (form: FormData) => {
    const [sentence, target] = ['sentence', 'target'].map((name) => String(form.get(name) ?? '').trim())
    ask('/desk/api/publish', { sentence: sentence ?? '', target: target ?? '' })
  }
  return (
    <form
      className={`${controls.stack} ${styles.form}`}
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
            name="target"
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      <div className={controls.buttons}>
        <Button disabled={isRunning} onClick={() => ask()}>
          {t('build')}
        </Button>
        <Button kind="main" type="submit" disabled={isRunning}>
          {t(isHome && !target.trim() ? 'publish.local' : 'publish')}
        </Button>
      </div>
    </form>
  )
}

/** On a phone the progress is below the button, out of view. */
const bringProgress = (progress: Element | null) => {
  progress?.scrollIntoView({ block: 'nearest' })
}

type OutcomeProps = { job: Job; isLocal: boolean; isChangedSince: boolean; onRebuild: (() => void) | false }

function Outcome({ job, isLocal, isChangedSince, onRebuild }: OutcomeProps) {
  const t = useWords('publish')
  const { state, kind, progress, said } = job
  const isSending = progress?.done === progress?.of && kind === 'publish' && !isLocal
  return (
    <>
      {state === 'running' && (
        <div ref={bringProgress} className={`${controls.stack} ${styles.progress}`}>
          <progress value={progress?.done} max={progress?.of} aria-label={t('publish')} />
          <Busy text={progress && (isSending ? t('sending') : t('progress', progress))} />
        </div>
      )}
      {state === 'built' &&
        (onRebuild ? (
          <div className={controls.notice} role="status">
            <p>{t('built.before')}</p>
            <Button onClick={onRebuild}>{t('build.again')}</Button>
          </div>
        ) : (
          <Done>{t('built')}</Done>
        ))}
      {state === 'published' &&
        (isChangedSince ? (
          <p className={controls.notice} role="status">
            {t('published.before')}
          </p>
        ) : (
          <Done>{t(isLocal ? 'published.local' : 'published')}</Done>
        ))}
      {state === 'failed' && (
        <div role="alert" className={controls.fault}>
          {t(kind === 'build' ? 'failed.build' : 'failed')}
        </div>
      )}
      {said && state !== 'running' && (
        <details open={state === 'failed'}>
          <summary>{t('said')}</summary>
          <pre className={styles.said}>{said}</pre>
        </details>
      )}
    </>
  )
}

const idle: Job = { state: 'idle', kind: 'build', said: '' }

const load = () => request<Job>('/desk/api/publish/job')

/** The job under way, or seen to end here; also one that another desk started. When it ends, all views reload. */
function useJob() {
  const [job, follow] = useState<Job>(idle)
  const hasRun = useRef(false)
  useEffect(() => {
    load().then(follow, () => {})
  }, [])
  useEffect(() => {
    if (job.state !== 'running') {
      refresh()
      return
    }
    hasRun.current = true
    // Tried again after a failure too: the desk may be restarting.
    const timer = setTimeout(() => load().then(follow, () => follow({ ...job })), 600)
    return () => clearTimeout(timer)
  }, [job])
  return { job, follow, hasRun: hasRun.current }
}
