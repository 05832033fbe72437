import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="tools">
      <h2>{t('home.tools.title')}</h2>
    </section>
  )
}
