import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { CauseAndEffect, FirstScreen } from '#app/products/product-page/first-screen/first-screen.tsx'
import { toolSections } from '#app/products/product-page/tool-page.tsx'
import { DraftMenu, GuestPhone, useDishPrice } from './menudigitale-hero-demo.tsx'

export const sections = toolSections(
  lazySection('example', () => import('./demo/menu-demo.tsx')),
  lazySection('tent', () => import('./demo/tent.tsx')),
)

export function Page() {
  return (
    <>
      <FirstScreen>
        <OneDish />
      </FirstScreen>
      <Sections of={sections} first={0} />
    </>
  )
}

function OneDish() {
  const { t } = usePageContext()
  const price = useDishPrice()
  return (
    <CauseAndEffect cause={t('home.hero.draft')} effect={t('home.hero.copy')}>
      <DraftMenu price={price} />
      <GuestPhone price={price} />
    </CauseAndEffect>
  )
}
