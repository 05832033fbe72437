import { Icon } from '#app/components/icon/icon.tsx'
import { courses } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { courseNames } from './course-names.ts'
import type { Noted } from './tickets.ts'
import styles from './waiter-pad.module.css'

type PadDishProps = {
  name: string
  isFinished: boolean
  noted: Noted | undefined
  more: (by: -1 | 1) => void
  change: (noted: Noted) => void
}

export function PadDish({ name, isFinished, noted, more, change }: PadDishProps) {
  const { t } = usePageContext()
  if (isFinished) {
    return (
      <li className={styles.dish}>
        <s>{name}</s>
        <em className={product.pencil}>{t('easycomande.out')}</em>
      </li>
    )
  }
  return (
    <li className={styles.dish}>
      <span>{name}</span>
      <span className={styles.keys}>
        {noted && (
          <>
            <button
              type="button"
              className={product.tap}
              aria-label={t('easycomande.pad.less', { item: name })}
              onClick={() => more(-1)}
            >
              <Icon name="minus" size={18} />
            </button>
            <b className={styles.value}>{noted.count}</b>
          </>
        )}
        <button
          type="button"
          className={product.tap}
          aria-label={t('easycomande.pad.more', { item: name })}
          onClick={() => more(1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </span>
      {noted && (
        <span className={styles.detail}>
          <input
            className={styles.note}
            aria-label={t('easycomande.pad.noteFor', { item: name })}
            placeholder={t('easycomande.pad.note')}
            maxLength={40}
            value={noted.note}
            onChange={({ target }) => change({ ...noted, note: target.value })}
          />
          <select
            className={styles.when}
            aria-label={t('easycomande.pad.courseFor', { item: name })}
            value={noted.course}
            onChange={({ target }) => {
              const course = courses.find((one) => one === target.value)
              if (course) change({ ...noted, course })
            }}
          >
            {courses.map((course) => (
              <option key={course} value={course}>
                {t(courseNames[course])}
              </option>
            ))}
          </select>
        </span>
      )}
    </li>
  )
}
