import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="write">
      <h2>{t('home.write.title')}</h2>
    </section>
  )
}
