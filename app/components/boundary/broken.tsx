import { useHere } from '#app/platform/here.ts'

/** Shown in place of a page or section that failed: what happened, and the way on. */
export function Broken() {
  const { t } = useHere()
  return (
    <section>
      <div>
        <h2>{t('broken.title')}</h2>
        <p className="lead">{t('broken.text')}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('broken.reload')}
        </button>
      </div>
    </section>
  )
}
