import { useEffect } from 'react'
import { laterSection } from '#app/components/later/later-section.ts'
import { Sections } from '#app/components/later/sections.tsx'
import { showError } from '#app/components/toaster/show-error.ts'
import { useHere } from '#app/platform/here.ts'
import { CauseAndEffect, FirstScreen } from '#app/products/parts/first-screen/first-screen.tsx'
import { toolSections } from '#app/products/parts/tool-sections.ts'
import { GuestPhone, RoughMenu, useDishPrice } from './menudigitale-copies.tsx'

export const sections = toolSections(
  laterSection('example', () => import('./trial/menu-trial.tsx')),
  laterSection('tent', () => import('./trial/tent.tsx')),
)

export function Page() {
  const { t } = useHere()

  // A fragment that begins with a digit is a menu to go on writing, never an element's id.
  useEffect(() => {
    if (!/^#\d/.test(location.hash)) return
    import('./trial/open-menu.ts').then(({ openMenu }) => openMenu(t)).catch(showError)
  }, [t])

  return (
    <>
      <FirstScreen>
        <OneDish />
      </FirstScreen>
      <Sections of={sections} first={0} />
    </>
  )
}

/** Home's example in the first screen of the product's page. */
function OneDish() {
  const { t } = useHere()
  const price = useDishPrice()
  return (
    <CauseAndEffect cause={t('home.hero.draft')} effect={t('home.hero.copy')}>
      <RoughMenu price={price} />
      <GuestPhone cents={price.last} isFresh={price.isChanged} />
    </CauseAndEffect>
  )
}
