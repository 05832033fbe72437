import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="ecommerce" data-accent="ecommerce">
      <h2>{t('offering.ecommerce.name')}</h2>
    </section>
  )
}
