import type { Row } from '../rows/form-model.ts'
import { useReadable } from '../rows/form-words.ts'
import controls from './controls.module.css'
import { Button } from './controls.tsx'
import { useWords } from './desk-context.ts'
import type { Typing } from './use-draft.ts'

type SaveBarProps = {
  typing: Typing
  theirs: Row | undefined
  /** How a field is called; not asked where there is one field. */
  label: (field: string) => string
  isBusy?: boolean
  isReady?: boolean
  onDiscard?: () => void
}

/** The end of a form: what somebody else wrote meanwhile in the same fields, and the buttons. */
export function SaveBar({
  typing,
  theirs,
  label,
  isBusy = false,
  isReady = typing.isTyped,
  ...rest
}: SaveBarProps) {
  const t = useWords('shell')
  const { readable } = useReadable()
  const { clashes, isTyped, forget } = typing
  const { onDiscard = forget } = rest
  const isOff = isBusy || !isReady
  return (
    <div className={controls.save}>
      {clashes.length > 0 && (
        <div className={controls.notice} role="alert">
          <p>{t('clash')}</p>
          {clashes.map((name) => (
            <p key={name}>
              {label(name)}: <b>{readable(name, theirs?.[name])}</b>
            </p>
          ))}
        </div>
      )}
      {/* Not `disabled`: it keeps the focus. */}
      <Button kind="main" type={isOff ? 'button' : 'submit'} aria-disabled={isOff}>
        {t(isBusy ? 'saving' : 'save')}
      </Button>
      {isTyped && (
        <>
          <span role="status">{t('unsaved')}</span>
          <Button onClick={() => confirm(t('discard.sure')) && onDiscard()}>{t('discard')}</Button>
        </>
      )}
    </div>
  )
}
