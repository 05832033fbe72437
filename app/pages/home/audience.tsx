import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="audience">
      <h2>{t('home.audience.title')}</h2>
    </section>
  )
}
