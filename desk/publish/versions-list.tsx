import { sendJson } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Button } from '../ui/controls.tsx'
import { useClock, useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import type { Version } from './versions.ts'

type Props = {
  versions: readonly Version[]
  isDisabled: boolean
}

export function Versions({ versions, isDisabled }: Props) {
  const t = useWords('publish')
  const clock = useClock()
  const tell = useNotify()
  const goBack = ({ id }: Version) =>
    sendJson<{ id?: number }>('/desk/api/publish/back', { id }).then(
      (entry) => tell({ text: t('back.done'), undo: entry.id }),
      (fault: unknown) => tell({ fault }),
    )
  return (
    <section>
      <h2>{t('back.title')}</h2>
      <p>{t('back.intro')}</p>
      <ol>
        {versions.map((version) => (
          <li key={version.id} className={controls.line}>
            <span>
              <b>{version.sentence}</b>{' '}
              <small>
                {clock(version.at)}
                {version === versions[0] && ` · ${t('back.online')}`}
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
