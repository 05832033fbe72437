import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="warehouse" data-accent="magazzino">
      <h2>{t('offering.warehouse.name')}</h2>
    </section>
  )
}
