import { useState } from 'react'
import { sendJson } from '../ui/api.ts'
import { useDesk } from '../ui/desk-context.ts'
import { Busy, Button, Done, Fault, Field } from '../ui/parts.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import type { ChangedPage } from './changed-pages.ts'
import { Changes } from './changes.tsx'
import { Comparison } from './comparison.tsx'
import type { Difference } from './differences.ts'
import styles from './publish.module.css'
import { usePublishWords } from './publish-words.ts'
import { idle, type Job, useJob } from './use-job.ts'
import { type Version, Versions } from './versions-list.tsx'

type Outlook = {
  differences: readonly Difference[]
  versions: readonly Version[]
  pages: readonly ChangedPage[]
}

const every = () => true
const targetKey = 'desk-publish-target'

export default function PublishView() {
  const t = usePublishWords()
  const { isHome } = useDesk()
  const { value, fault, reload } = useLoaded<Outlook>('/desk/api/publish', every)
  const { job, follow } = useJob(reload)
  const [refusal, setRefusal] = useState<unknown>()
  const [sentence, setSentence] = useState('')
  const [target, setTarget] = useState(() => localStorage.getItem(targetKey) ?? '')
  const ask = (path: string, body?: object) => {
    setRefusal(undefined)
    if (body) setSentence('')
    localStorage.setItem(targetKey, target)
    sendJson<Job>(path, body).then(follow, setRefusal)
  }
  if (fault) return <Fault fault={fault} onAgain={reload} />
  if (!value) return <Busy />
  const isRunning = job.state === 'running'
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <Changes differences={value.differences} />
      <section className={styles.form}>
        <Field label={t('sentence')} hint={t('sentence.hint')}>
          <input
            value={sentence}
            maxLength={200}
            onChange={({ target: { value: text } }) => setSentence(text)}
          />
        </Field>
        {isHome && (
          <Field label={t('target')} hint={t('target.hint')}>
            <input
              value={target}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target: { value: text } }) => setTarget(text.trim())}
            />
          </Field>
        )}
        <div className={styles.buttons}>
          <Button disabled={isRunning} onClick={() => ask('/desk/api/publish/build')}>
            {t('build')}
          </Button>
          <Button
            kind="main"
            disabled={isRunning}
            onClick={() => ask('/desk/api/publish', { sentence, target: isHome ? target : '' })}
          >
            {t('publish')}
          </Button>
        </div>
        {refusal !== undefined && <Fault fault={refusal} />}
        <Outcome job={job} isLocal={isHome && target === ''} />
      </section>
      {job.state === 'built' && <Comparison pages={value.pages} />}
      <Versions
        versions={value.versions}
        isPresent={value.differences.length === 0}
        isDisabled={isRunning}
        onBack={(version) => {
          setSentence(t('back.sentence', { sentence: version.sentence }))
          follow(idle)
        }}
      />
    </div>
  )
}

function Outcome({ job, isLocal }: { job: Job; isLocal: boolean }) {
  const t = usePublishWords()
  const { state, kind, progress, said } = job
  const isBuilt = progress !== undefined && progress.done === progress.of
  return (
    <>
      {state === 'running' && (
        <div className={styles.progress}>
          <progress value={progress?.done} max={progress?.of} aria-label={t('title')} />
          <Busy
            text={
              !progress
                ? undefined
                : isBuilt && kind === 'publish' && !isLocal
                  ? t('sending')
                  : t('progress', progress)
            }
          />
        </div>
      )}
      {state === 'built' && <Done>{t('built')}</Done>}
      {state === 'published' && <Done>{isLocal ? t('published.local') : t('published')}</Done>}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
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
