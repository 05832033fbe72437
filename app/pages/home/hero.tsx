import { useHere } from '#app/place.ts'

export function Hero() {
  const { t } = useHere()
  return (
    <section id="bannerTop" data-accent="menu">
      <h1>{t('home.hero.title')}</h1>
    </section>
  )
}
