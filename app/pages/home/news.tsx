import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="news">
      <h2>{t('home.news.title')}</h2>
    </section>
  )
}
