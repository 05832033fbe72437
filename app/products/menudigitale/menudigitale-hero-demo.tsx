import { useOwnName } from '#app/demo-shop/own-name.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import {
  CorrectedLine,
  DraftCopy,
  DraftLine,
  FairCopy,
} from '#app/products/product-page/hero-demo/draft-copy.tsx'
import { type Correction, useCorrection } from '#app/products/product-page/hero-demo/use-correction.ts'
import { PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import { parsePrice, priceText } from '#shared/price.ts'
import { allergenNumber, type Dish, menuText } from './menu.ts'
import styles from './menudigitale-hero-demo.module.css'
import { sampleCorrection, sampleMenu } from './sample.ts'
import { useTodaysMenu } from './todays-menu.ts'

const isCorrected = ({ name }: Dish) => name === sampleCorrection.dish

export function HeroDemo() {
  const { t } = usePageContext()
  const price = useDishPrice()
  return (
    <>
      <DraftMenu price={price} caption={t('home.hero.draft')} />
      <FairCopy row={`${price.last}`} isChanged={price.isChanged}>
        <GuestPhone cents={price.last} isFresh={price.isChanged} />
      </FairCopy>
    </>
  )
}

export function useDishPrice() {
  const { lang } = usePageContext()
  return useCorrection(sampleCorrection.after, parsePrice, (cents) => priceText(cents, lang))
}

export function DraftMenu({ price, caption }: { price: Correction<number>; caption?: string }) {
  const { t, lang } = usePageContext()
  const { sections } = useTodaysMenu()
  return (
    <DraftCopy
      {...(caption && { caption })}
      outcome={price.outcome}
      notes={{
        try: t('home.hero.try'),
        done: t('home.hero.done', { price: priceText(price.done, lang) }),
        wrong: t('home.hero.wrong'),
      }}
    >
      {sections
        .flatMap(({ dishes }) => dishes)
        .map((dish) => {
          const name = menuText(dish.name, lang)
          if (!isCorrected(dish)) {
            const over = dish.isSoldOut ? t('home.hero.gone') : undefined
            return <DraftLine key={name} name={name} end={priceText(dish.price, lang)} over={over} />
          }
          return (
            <CorrectedLine
              key={name}
              name={dish.isSoldOut ? <s>{name}</s> : name}
              before={priceText(sampleCorrection.before, lang)}
              label={t('home.hero.price')}
              inputMode="decimal"
              correction={price}
            />
          )
        })}
    </DraftCopy>
  )
}

/** Rows are rendered anew at each change, to restart the highlight. */
export function GuestPhone({ cents, isFresh }: { cents: number; isFresh: boolean }) {
  const { t, lang } = usePageContext()
  const own = useOwnName()
  const { sections } = useTodaysMenu()
  return (
    <PhoneMockup head={own ?? sampleMenu.name}>
      {sections.map((section) => {
        const heading = menuText(section.name, lang)
        return (
          <ul key={heading} className={styles.group} aria-label={heading}>
            <li className={styles.section}>{heading}</li>
            {section.dishes.map((dish) => {
              const name = menuText(dish.name, lang)
              const isNew = isCorrected(dish)
              return (
                <li
                  className={styles.dish}
                  key={isNew ? cents : name}
                  data-new={isNew || undefined}
                  data-fresh={(isNew && isFresh) || undefined}
                >
                  <span>
                    {dish.isSoldOut ? <s className={styles.out}>{name}</s> : name}{' '}
                    <sup className={styles.allergens}>{dish.allergens.map(allergenNumber).join(', ')}</sup>
                  </span>
                  {dish.isSoldOut && <i className={styles.end}>{t('home.hero.out')}</i>}
                  {(isNew || !dish.isSoldOut) && (
                    <b className={styles.end}>{priceText(isNew ? cents : dish.price, lang)}</b>
                  )}
                </li>
              )
            })}
          </ul>
        )
      })}
    </PhoneMockup>
  )
}
