import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="how">
      <h2>{t('home.how.title')}</h2>
    </section>
  )
}
