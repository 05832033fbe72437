import { useState } from 'react'
import { sendJson } from '../ui/api.ts'
import { useDesk } from '../ui/desk-context.ts'
import { Button, Done, Fault } from '../ui/parts.tsx'
import styles from './publish.module.css'
import { usePublishWords } from './publish-words.ts'
import type { Version } from './versions.ts'

export type { Version }

type Props = { versions: readonly Version[]; isDisabled: boolean; onBack: () => void }

export function Versions({ versions, isDisabled, onBack }: Props) {
  const t = usePublishWords()
  const { lang } = useDesk()
  const [outcome, setOutcome] = useState<{ fault?: unknown }>()
  const clock = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  const goBack = (id: string) =>
    sendJson('/desk/api/publish/back', { id }).then(
      () => {
        setOutcome({})
        onBack()
      },
      (fault: unknown) => setOutcome({ fault }),
    )
  return (
    <section>
      <h2>{t('back.title')}</h2>
      <p>{t('back.intro')}</p>
      {outcome && ('fault' in outcome ? <Fault fault={outcome.fault} /> : <Done>{t('back.done')}</Done>)}
      <ol className={styles.versions}>
        {versions.map(({ id, at, sentence }) => (
          <li key={id}>
            <span>
              <b>{sentence}</b> <small>{clock.format(new Date(at))}</small>
            </span>
            <Button disabled={isDisabled} onClick={() => goBack(id)}>
              {t('back.button')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
