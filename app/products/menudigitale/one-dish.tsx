import { useHere } from '#app/platform/here.ts'
import { CauseAndEffect } from '#app/products/parts/first-screen/first-screen.tsx'
import { GuestPhone, RoughMenu, useDishPrice } from './menudigitale-copies.tsx'

/** Home's example in the first screen of the product's page. */
export function OneDish() {
  const { t } = useHere()
  const price = useDishPrice()
  return (
    <CauseAndEffect cause={t('home.hero.draft')} effect={t('home.hero.copy')}>
      <RoughMenu price={price} />
      <GuestPhone cents={price.last} isFresh={price.isChanged} />
    </CauseAndEffect>
  )
}
