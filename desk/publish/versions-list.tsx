import { useState } from 'react'
import { sendJson } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Button, Fault } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { useClock } from '../ui/use-intl.ts'
import type { Version } from './versions.ts'

type Props = {
  versions: readonly Version[]
  isDisabled: boolean
  /** The last publication went no further than this computer. */
  isLocal: boolean
  /** `entry`: of the history. */
  onBack: (entry?: number) => void
}

export function Versions({ versions, isDisabled, isLocal, onBack }: Props) {
  const t = useWords('publish')
  const clock = useClock()
  const [fault, setFault] = useState<unknown>()
  const goBack = (version: Version) => {
    setFault(undefined)
    sendJson<{ id?: number }>('/desk/api/publish/back', { id: version.id }).then(
      (entry) => onBack(entry.id),
      setFault,
    )
  }
  return (
    <section>
      <h2>{t('back.title')}</h2>
      <p>{t('back.intro')}</p>
      {fault !== undefined && <Fault fault={fault} />}
      <ol>
        {versions.map((version) => (
          <li key={version.id} className={controls.line}>
            <span>
              <b>{version.sentence}</b>{' '}
              <small>
                {clock(version.at)}
                {version === versions[0] && ` · ${t(isLocal ? 'back.local' : 'back.online')}`}
              </small>
            </span>
            <Button disabled={isDisabled} onClick={() => goBack(version)}>
              {t('back.button')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
