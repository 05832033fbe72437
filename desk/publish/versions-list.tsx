import { useState } from 'react'
import { sendJson } from '../ui/api.ts'
import { useDesk } from '../ui/desk-context.ts'
import { Button, Done, Fault } from '../ui/parts.tsx'
import styles from './publish.module.css'
import { usePublishWords } from './publish-words.ts'
import type { Version } from './versions.ts'

export type { Version }

type Props = {
  versions: readonly Version[]
  /** Nothing has changed since the newest. */
  isPresent: boolean
  isDisabled: boolean
  onBack: (version: Version) => void
}

export function Versions({ versions, isPresent, isDisabled, onBack }: Props) {
  const t = usePublishWords()
  const { lang } = useDesk()
  const [outcome, setOutcome] = useState<{ fault?: unknown }>()
  const clock = new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  })
  const goBack = (version: Version) =>
    sendJson('/desk/api/publish/back', { id: version.id }).then(
      () => {
        setOutcome({})
        onBack(version)
      },
      (fault: unknown) => setOutcome({ fault }),
    )
  return (
    <section>
      <h2>{t('back.title')}</h2>
      <p>{t('back.intro')}</p>
      {outcome && ('fault' in outcome ? <Fault fault={outcome.fault} /> : <Done>{t('back.done')}</Done>)}
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <li key={version.id}>
            <span>
              <b>{version.sentence}</b> <small>{clock.format(new Date(version.at))}</small>
            </span>
            {isPresent && index === 0 ? (
              <span>{t('back.present')}</span>
            ) : (
              <Button disabled={isDisabled} onClick={() => goBack(version)}>
                {t('back.button')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
