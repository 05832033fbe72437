import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText, priceText } from '#app/platform/price.ts'
import {
  type Allergen,
  allergenNumber,
  allergensOf,
  type Dish,
  type Menu,
  menuText,
} from '#app/products/menudigitale/menu.ts'
import { createDraft } from '#app/products/menudigitale/menu-draft.ts'
import { allergenIcons, markIcons } from '#app/products/menudigitale/menu-icons.ts'
import { Choices } from '../choices.tsx'
import styles from './guest.module.css'
import { GuestFrame } from './guest-frame.tsx'

export function GuestMenu({ menu }: { menu: Menu }) {
  const { lang, t } = usePageContext()
  const [without, setWithout] = useState<readonly Allergen[]>([])
  const named = allergensOf(menu)
  const isFit = ({ allergens }: { allergens: readonly Allergen[] }) =>
    !allergens.some((allergen) => without.includes(allergen))
  const all = menu.sections.flatMap((section) => section.dishes)
  const sections = createDraft(menu).sections.filter((section) => section.dishes.length > 0)
  const name = menu.name || t('menu.unnamed')

  useEffect(() => {
    document.title = t('menu.title', { name })
  }, [name, t])

  return (
    <GuestFrame title={name} isTrial>
      <div className={`wrap ${styles.tools} unprinted`}>
        {named.length > 0 ? (
          <Filter named={named} without={without} onChange={setWithout}>
            {t('menu.filter.left', { count: all.filter(isFit).length, all: all.length })}
          </Filter>
        ) : null}
        <button type="button" className="go" onClick={() => window.print()}>
          <Icon name="printer" size={20} />
          {t('menu.print')}
        </button>
      </div>
      <div className={styles.sections}>
        {sections.map((section) => (
          <div key={section.id} className={styles.section} hidden={!section.dishes.some(isFit)}>
            {section.name ? <h2 className={styles.heading}>{menuText(section.name, lang)}</h2> : null}
            <ul>
              {section.dishes.map((dish) => (
                <DishRow key={dish.id} dish={dish} isHidden={!isFit(dish)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.notes}>
        {menu.cover ? (
          <p className={styles.cover}>{t('menu.cover', { price: euroText(menu.cover, lang) })}</p>
        ) : null}
        {named.length > 0 ? (
          <p className={`wrap ${styles.legend}`}>
            <b>{t('menu.legend')}</b>
            {named.map((allergen) => (
              <span key={allergen} className={styles.sign}>
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

type FilterProps = {
  named: readonly Allergen[]
  without: readonly Allergen[]
  onChange: (without: readonly Allergen[]) => void
  /** The number of dishes left. */
  children: ReactNode
}

function Filter({ named, without, onChange, children }: FilterProps) {
  const { t } = usePageContext()
  return (
    <details className={styles.filter}>
      <summary className={`go ${styles.opener}`}>
        <Icon name="chevron-down" size={20} />
        {t('menu.filter')}
      </summary>
      <Choices
        legend={t('menu.filter.legend')}
        all={named}
        chosen={without}
        icons={allergenIcons}
        label={(allergen) => `${allergenNumber(allergen)} ${t(`allergen.${allergen}`)}`}
        onChange={onChange}
      />
      <p className={styles.left} role="status">
        {without.length > 0 ? children : null}
      </p>
    </details>
  )
}

function DishRow({ dish, isHidden }: { dish: Dish; isHidden: boolean }) {
  const { lang, t } = usePageContext()
  const name = menuText(dish.name, lang)
  const names = dish.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ')
  return (
    <li className={styles.dish} hidden={isHidden}>
      <h3 className={styles.name}>
        {dish.isSoldOut ? <s>{name}</s> : name}{' '}
        {names ? (
          <sup className={styles.allergens}>
            <span aria-hidden="true">{dish.allergens.map(allergenNumber).join(', ')}</span>
            <span className="visually-hidden">{t('menu.contains', { list: names })}</span>
          </sup>
        ) : null}
      </h3>
      {dish.isSoldOut ? (
        <em className={styles.soldOut}>{t('menu.soldOut')}</em>
      ) : dish.price ? (
        <b>{priceText(dish.price, lang)}</b>
      ) : null}
      {dish.description ? <p className={styles.text}>{menuText(dish.description, lang)}</p> : null}
      {dish.marks ? (
        <p className={`wrap ${styles.marks}`}>
          {dish.marks.map((mark) => (
            <span key={mark} className={styles.sign}>
              <Icon name={markIcons[mark]} size={16} />
              {t(`mark.${mark}`)}
            </span>
          ))}
        </p>
      ) : null}
    </li>
  )
}
