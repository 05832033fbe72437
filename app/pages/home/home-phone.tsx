import { useHere } from '#app/platform/here.ts'
import { allergenNumber, menuText } from '#app/products/menudigitale/menu.ts'
import { sampleCorrection, sampleMenu } from '#app/products/menudigitale/sample.ts'
import { priceText } from '#shared/price.ts'
import styles from './home-phone.module.css'

/** The fair copy: the same dishes as the guest reads them. The row is drawn anew, and so marked again, at each change. */
export function Phone({ cents, isFresh }: { cents: number; isFresh: boolean }) {
  const { t, lang } = useHere()
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <p className={styles.venue}>
          {sampleMenu.name}
          <span className={styles.language}>{lang.toUpperCase()}</span>
        </p>
        {sampleMenu.parts.map((part) => {
          const heading = menuText(part.name, lang)
          return (
            <ul key={heading} aria-label={heading}>
              <li className={styles.part}>{heading}</li>
              {part.dishes.map((dish) => {
                const name = menuText(dish.name, lang)
                const isNew = menuText(dish.name, 'it') === sampleCorrection.dish
                return (
                  <li
                    className={styles.dish}
                    key={isNew ? cents : name}
                    data-new={isNew || undefined}
                    data-fresh={(isNew && isFresh) || undefined}
                  >
                    {dish.isSoldOut ? (
                      <>
                        <s className={styles.out}>{name}</s>
                        <i className={styles.end}>{t('home.hero.out')}</i>
                      </>
                    ) : (
                      <>
                        {`${name} `}
                        <sup className={styles.allergens}>
                          {dish.allergens.map(allergenNumber).join(', ')}
                        </sup>
                        <b className={styles.end}>{priceText(isNew ? cents : dish.price, lang)}</b>
                      </>
                    )}
                  </li>
                )
              })}
            </ul>
          )
        })}
        <small className={styles.note}>{t('home.hero.allergens')}</small>
      </div>
    </div>
  )
}
