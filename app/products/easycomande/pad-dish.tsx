import paper from '#app/components/paper-fields/paper-fields.module.css'
import { courses } from '#app/demo-shop/shop-reader.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { TapKey } from '#app/products/product-page/tap-key.tsx'
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
            <TapKey icon="minus" label={t('easycomande.pad.less', { item: name })} onClick={() => more(-1)} />
            <b className={styles.value}>{noted.count}</b>
          </>
        )}
        <TapKey icon="plus" label={t('easycomande.pad.more', { item: name })} onClick={() => more(1)} />
      </span>
      {noted && (
        <span className={styles.detail}>
          <input
            className={`${paper.line} ${styles.note}`}
            aria-label={t('easycomande.pad.noteFor', { item: name })}
            placeholder={t('easycomande.pad.note')}
            maxLength={40}
            value={noted.note ?? ''}
            onChange={({ target }) => change({ ...noted, note: target.value || undefined })}
          />
          <select
            className={`${paper.line} ${paper.choice} ${styles.when}`}
            aria-label={t('easycomande.pad.courseFor', { item: name })}
            value={noted.course}
            onChange={({ target }) => {
              const course = courses.find((one) => one === target.value)
              if (course) change({ ...noted, course })
            }}
          >
            {courses.map((course) => (
              <option key={course} value={course}>
                {t(`easycomande.course.${course}`)}
              </option>
            ))}
          </select>
        </span>
      )}
    </li>
  )
}
