import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="easydelivery" data-accent="delivery">
      <h2>{t('offering.easydelivery.name')}</h2>
    </section>
  )
}
