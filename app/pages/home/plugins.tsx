import { useHere } from '#app/place.ts'

export function Section() {
  const { t } = useHere()
  return (
    <section id="plugins" data-accent="moduli">
      <h2>{t('offering.plugins.name')}</h2>
    </section>
  )
}
