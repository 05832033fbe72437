import { useHere } from '#app/place.ts'
import type { OfferingId } from '#content/offerings.ts'

/** What a release is about, in words: the product's name, and "the site" for what concerns all of it. */
export function useProductName(): (id: OfferingId) => string {
  const { t } = useHere()
  return (id) => (id === 'home' ? t('releases.site') : t(`offering.${id}.name`))
}
