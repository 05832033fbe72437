import { useHere } from '#app/platform/here.ts'
import styles from './contact-form.module.css'

/** `progress` is the part of the upload that has gone, from 0 to 1, null while nothing is being sent. */
export function SendButton({ progress }: { progress: number | null }) {
  const { t } = useHere()
  const isSending = progress !== null
  return (
    <>
      <button className={`button ${styles.send}`} type="submit" aria-disabled={isSending || undefined}>
        {isSending ? t('contact.sending', { percent: Math.round(progress * 100) }) : t('contact.send')}
      </button>
      {isSending ? (
        <progress className={styles.progress} value={progress} aria-label={t('contact.progress')} />
      ) : null}
    </>
  )
}
