import { useEffect, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import {
  type Allergen,
  allergenNumber,
  allergensOf,
  type Dish,
  type Menu,
  menuText,
  numbered,
} from '#app/products/menudigitale/menu.ts'
import { allergenIcons, markIcons } from '#app/products/menudigitale/menu-icons.ts'
import { euroText, priceText } from '#shared/price.ts'
import dishes from './dishes.module.css'
import { Filter } from './filter.tsx'
import { GuestFrame } from './guest-frame.tsx'
import styles from './menu-page.module.css'

/** `code` is the menu's fragment. */
export function GuestMenu({ menu, code }: { menu: Menu; code: string }) {
  const { lang, t } = usePageContext()
  const [isLarge, setLarge] = useState(false)
  const [without, setWithout] = useState<readonly Allergen[]>([])
  const named = allergensOf(menu)
  const isFit = ({ allergens }: { allergens: readonly Allergen[] }) =>
    !allergens.some((allergen) => without.includes(allergen))
  const all = menu.sections.flatMap((section) => section.dishes)
  const sections = numbered(menu.sections).filter((section) => section.dishes.length > 0)
  const name = menu.name || t('menu.unnamed')

  useEffect(() => {
    document.title = t('menu.title', { name })
  }, [name, t])

  return (
    <GuestFrame title={name} accent={menu.theme} isLarge={isLarge} code={code}>
      <div className={`${styles.tools} unprinted`}>
        {named.length > 0 ? (
          <Filter named={named} without={without} onChange={setWithout}>
            {t('menu.filter.left', { count: all.filter(isFit).length, all: all.length })}
          </Filter>
        ) : null}
        <button type="button" className="go" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <Icon name="a-large-small" />
          {t('menu.large')}
        </button>
        <button type="button" className="go" onClick={() => window.print()}>
          <Icon name="printer" size={20} />
          {t('menu.print')}
        </button>
      </div>
      <div className={dishes.sections}>
        {sections.map((section) => (
          <div key={section.id} className={dishes.section} hidden={!section.dishes.some(isFit)}>
            {section.name ? <h2 className={dishes.heading}>{menuText(section.name, lang)}</h2> : null}
            <ul>
              {numbered(section.dishes).map((dish) => (
                <DishRow key={dish.id} dish={dish} isHidden={!isFit(dish)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.notes}>
        {menu.cover ? <p>{t('menu.cover', { price: euroText(menu.cover, lang) })}</p> : null}
        {named.length > 0 ? (
          <p className={dishes.legend}>
            <b>{t('menu.legend')}</b>
            {named.map((allergen) => (
              <span key={allergen} className={dishes.sign}>
                <Icon name={allergenIcons[allergen]} size={18} />
                {`${allergenNumber(allergen)} ${t(`allergen.${allergen}`)}`}
              </span>
            ))}
          </p>
        ) : null}
        <p>{t('menu.ask')}</p>
      </div>
    </GuestFrame>
  )
}

function DishRow({ dish, isHidden }: { dish: Dish; isHidden: boolean }) {
  const { lang, t } = usePageContext()
  const name = menuText(dish.name, lang)
  const names = dish.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ')
  return (
    <li className={dishes.dish} hidden={isHidden}>
      <h3 className={dishes.name}>
        {dish.isSoldOut ? <s>{name}</s> : name}{' '}
        {names ? (
          <sup className={dishes.allergens}>
            <span aria-hidden="true">{dish.allergens.map(allergenNumber).join(', ')}</span>
            <span className="visually-hidden">{t('menu.contains', { list: names })}</span>
          </sup>
        ) : null}
      </h3>
      {dish.isSoldOut ? (
        <em className={dishes.soldOut}>{t('menu.soldOut')}</em>
      ) : dish.price ? (
        <b className={dishes.price}>{priceText(dish.price, lang)}</b>
      ) : null}
      {dish.description ? <p className={dishes.text}>{menuText(dish.description, lang)}</p> : null}
      {dish.marks ? (
        <p className={dishes.marks}>
          {dish.marks.map((mark) => (
            <span key={mark} className={dishes.sign}>
              <Icon name={markIcons[mark]} size={16} />
              {t(`mark.${mark}`)}
            </span>
          ))}
        </p>
      ) : null}
    </li>
  )
}
