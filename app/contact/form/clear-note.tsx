import { usePageContext } from '#app/platform/page-context.ts'
import styles from './contact-form.module.css'

export function DraftNote({ onClear }: { onClear: () => void }) {
  const { t } = usePageContext()
  return <ClearNote text={t('contact.draft')} action={t('contact.draft.clear')} onClear={onClear} />
}

type ClearNoteProps = { text: string; action: string; onClear: () => void }

/** What is cleared cannot be had back, so it is asked first. */
export function ClearNote({ text, action, onClear }: ClearNoteProps) {
  return (
    <p>
      {text}{' '}
      <button
        type="button"
        className={`go ${styles.clear}`}
        onClick={() => window.confirm(`${action}?`) && onClear()}
      >
        {action}
      </button>
    </p>
  )
}
