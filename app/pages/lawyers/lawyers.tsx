import { useHere } from '#app/place.ts'

export function Page() {
  const { t } = useHere()
  return (
    <section id="bannerTop">
      <h1>{t('meta.lawyers.title')}</h1>
    </section>
  )
}
