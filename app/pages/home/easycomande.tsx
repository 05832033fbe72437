import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="easycomande" data-accent="comande">
      <h2>{t('offering.easycomande.name')}</h2>
    </section>
  )
}
