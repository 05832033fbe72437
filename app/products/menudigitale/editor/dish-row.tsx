import { useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { allergenNumber, menuText } from '../menu.ts'
import { type DraftDish, withText } from '../menu-draft.ts'
import { correctDish } from '../menu-store.ts'
import { menuLimits } from '../menu-text.ts'
import { DishDetails } from './dish-details.tsx'
import { Field, PriceField } from './dish-field.tsx'
import styles from './dish-row.module.css'

type DishRowProps = { dish: DraftDish; isNow: boolean; onTouch: (dish: number) => void }

export function DishRow({ dish, isNow, onTouch }: DishRowProps) {
  const { lang, t } = usePageContext()
  const [isOpen, setOpen] = useState(false)
  const { id } = dish
  const name = menuText(dish.name, lang)
  const called = { name: name || t('menudigitale.edit.unnamed') }
  const list = dish.allergens.map(allergenNumber).join(', ')
  return (
    <li
      className={`spread ${styles.row} ${isNow ? styles.now : ''}`}
      data-dish={id}
      data-sold-out={dish.isSoldOut || undefined}
      onFocus={() => onTouch(id)}
    >
      <Field
        className={styles.name}
        label={t('menudigitale.edit.dish')}
        placeholder={t('menudigitale.edit.dish')}
        maxLength={menuLimits.name}
        value={name}
        onText={(own) => correctDish(id, { name: withText(dish.name, lang, own) })}
      />
      <PriceField
        className={styles.amount}
        label={t('menudigitale.edit.price', called)}
        price={dish.price}
        onPrice={(price) => correctDish(id, { price })}
      />
      <button
        type="button"
        className={`${styles.more} scripted`}
        data-on-paper=""
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {list ? t('menudigitale.example.allergens', { list }) : t('menudigitale.edit.details')}
        <Icon name="chevron-down" size={16} />
        <span className="visually-hidden">{called.name}</span>
      </button>
      <button
        type="button"
        className={`${styles.finished} scripted`}
        onClick={() => correctDish(id, { isSoldOut: !dish.isSoldOut })}
      >
        {t(dish.isSoldOut ? 'menudigitale.edit.backOn' : 'menudigitale.edit.soldOut')}
        <span className="visually-hidden">{called.name}</span>
      </button>
      {isOpen ? <DishDetails dish={dish} /> : null}
    </li>
  )
}
