import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { allergenNumber, menuText } from '../menu.ts'
import { type DraftDish, withText } from '../menu-draft.ts'
import { correctDish } from '../menu-store.ts'
import { menuLimits } from '../menu-text.ts'
import { DishDetails } from './dish-details.tsx'
import { Field, PriceField } from './dish-field.tsx'
import styles from './dish-row.module.css'

/** By the dish's id in the draft. */
export type DishActions = {
  touch: (id: number) => void
  open: (id: number | undefined) => void
}

type DishRowProps = { dish: DraftDish; isNow: boolean; isOpen: boolean; on: DishActions }

export function DishRow({ dish, isNow, isOpen, on }: DishRowProps) {
  const { lang, t } = usePageContext()
  const { id } = dish
  const name = menuText(dish.name, lang)
  const called = { name: name || t('menudigitale.edit.unnamed') }
  return (
    <li
      className={isNow ? `${styles.row} ${styles.now}` : styles.row}
      data-dish={id}
      data-sold-out={dish.isSoldOut || undefined}
      onFocus={() => on.touch(id)}
    >
      <Field
        className={styles.name}
        label={t('menudigitale.edit.dish')}
        placeholder={t('menudigitale.edit.dish')}
        maxLength={menuLimits.name}
        value={name}
        onText={(own) => correctDish(id, { name: withText(dish.name, lang, own) })}
      />
      <span className={styles.price}>
        <PriceField
          className={styles.amount}
          noteClassName={styles.note}
          label={t('menudigitale.edit.price', called)}
          price={dish.price}
          onPrice={(price) => correctDish(id, { price })}
        />
      </span>
      <Keys name={called.name} dish={dish} isOpen={isOpen} on={on} />
      {isOpen ? <DishDetails dish={dish} /> : null}
    </li>
  )
}

type KeysProps = Omit<DishRowProps, 'isNow'> & { name: string }

/** Before hydration only their labels, as text. */
function Keys({ name, dish, isOpen, on }: KeysProps) {
  const { t } = usePageContext()
  const isLive = useHydrated()
  const { id } = dish
  const list = dish.allergens.map(allergenNumber).join(', ')
  const finish = t(dish.isSoldOut ? 'menudigitale.edit.backOn' : 'menudigitale.edit.soldOut')
  const more = list ? t('menudigitale.example.allergens', { list }) : t('menudigitale.edit.details')
  return isLive ? (
    <>
      <button
        type="button"
        className={styles.more}
        data-on-paper=""
        aria-expanded={isOpen}
        onClick={() => on.open(isOpen ? undefined : id)}
      >
        {more}
        <Icon name="chevron-down" size={16} />
        <span className="visually-hidden">{name}</span>
      </button>
      <button
        type="button"
        className={styles.finished}
        onClick={() => correctDish(id, { isSoldOut: !dish.isSoldOut })}
      >
        {finish}
        <span className="visually-hidden">{name}</span>
      </button>
    </>
  ) : (
    <>
      <span className={styles.more}>
        {more}
        <Icon name="chevron-down" size={16} />
      </span>
      <span className={styles.finished}>{finish}</span>
      {dish.isSoldOut ? (
        <span className={`${styles.finished} ${styles.state}`}>{t('menu.soldOut')}</span>
      ) : null}
    </>
  )
}
