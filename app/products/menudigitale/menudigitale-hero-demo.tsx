import { useState } from 'react'
import { useOwnName } from '#app/demo-shop/own-name.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { parsePrice, priceText } from '#app/platform/price.ts'
import { CorrectedLine, DraftCopy, DraftLine } from '#app/products/product-page/hero-demo/draft-copy.tsx'
import hero from '#app/products/product-page/hero-demo/hero-demo.module.css'
import { useCorrection } from '#app/products/product-page/hero-demo/use-correction.ts'
import { PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import wire from '#app/products/product-page/wire/wire.module.css'
import type { Language } from '#shared/locale.ts'
import { menuText } from './menu.ts'
import styles from './phone-menu.module.css'
import { PhoneMenu } from './phone-menu.tsx'
import { formerPrice, sampleDish, sampleMenu } from './sample.ts'
import { correctPrice, useShownMenu } from './shown-menu.ts'

export function HeroDemo() {
  const { t } = usePageContext()
  const price = useDishPrice()
  return (
    <>
      <DraftMenu price={price} caption={t('home.hero.draft')} />
      <div className={hero.fairCopy}>
        <p className="caption">{t('home.hero.copy')}</p>
        <GuestPhone price={price} />
      </div>
      {/* A change of the price restarts its animation. */}
      <span
        key={price.last}
        className={`${wire.wire} ${hero.wire}`}
        data-fresh={price.isChanged || undefined}
      />
    </>
  )
}

/** A price typed into the first screen's menu, which is the editor's too. */
export function useDishPrice() {
  const { lang } = usePageContext()
  const dishes = useShownMenu().sections.flatMap((section) => section.dishes)
  const dish = dishes.find(({ id }) => id === sampleDish.id) ?? dishes[0]
  const [typedOver, setTypedOver] = useState(0)
  const price = useCorrection(dish?.price ?? 0, parsePrice, (cents) => written(cents, lang))
  const change = (text: string) => {
    if (!price.isChanged) setTypedOver(dish?.price ?? 0)
    price.change(text)
    const cents = parsePrice(text)
    if (dish && cents !== null) correctPrice(dish.id, cents)
  }
  const isSample = dish?.name === sampleDish.name && dish.price === sampleDish.price
  const before = price.isChanged ? typedOver : isSample ? formerPrice : 0
  return { ...price, change, dishes, dish, before }
}

type DishPrice = ReturnType<typeof useDishPrice>

/** '' where the menu states none. */
const written = (cents: number, lang: Language) => (cents ? priceText(cents, lang) : '')

export function DraftMenu({ price, caption }: { price: DishPrice; caption?: string }) {
  const { t, lang } = usePageContext()
  return (
    <DraftCopy
      {...(caption && { caption })}
      outcome={price.outcome}
      notes={{
        done: t('home.hero.done', { price: priceText(price.done, lang) }),
        wrong: t('home.hero.wrong'),
      }}
    >
      {price.dishes.map((dish) => {
        const name = menuText(dish.name, lang)
        if (dish !== price.dish) {
          const over = dish.isSoldOut ? t('home.hero.gone') : undefined
          return <DraftLine key={dish.id} name={name} end={written(dish.price, lang)} over={over} />
        }
        return (
          <CorrectedLine
            key={dish.id}
            name={dish.isSoldOut ? <s>{name}</s> : name}
            before={written(price.before, lang)}
            label={t('menudigitale.edit.price', { name })}
            inputMode="decimal"
            correction={price}
          />
        )
      })}
    </DraftCopy>
  )
}

export function GuestPhone({ price }: { price: DishPrice }) {
  const { t } = usePageContext()
  const own = useOwnName()
  const menu = useShownMenu()
  const name = menu.name === sampleMenu.name ? (own ?? menu.name) : menu.name
  const sections = menu.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => (dish === price.dish ? { ...dish, price: price.last } : dish)),
  }))
  return (
    <PhoneMockup head={name || t('menu.unnamed')}>
      <div className={styles.beginning}>
        <PhoneMenu menu={{ sections }} now={price.dish?.id} isFresh={price.isChanged} />
      </div>
    </PhoneMockup>
  )
}
