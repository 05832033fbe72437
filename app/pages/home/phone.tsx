import { useHere } from '#app/place.ts'
import { priceText } from '#shared/price.ts'
import { corrected, courses } from './dishes.ts'
import styles from './hero.module.css'

/** The fair copy: the same dishes as the guest reads them. The row is drawn anew, and so marked again, at each change. */
export function Phone({ cents, isFresh }: { cents: number; isFresh: boolean }) {
  const { t, lang } = useHere()
  return (
    <div className={styles.phone}>
      <div>
        <p>
          {t('home.hero.place')}
          <span>{lang.toUpperCase()}</span>
        </p>
        {courses.map((course) => (
          <ul key={course.id} aria-label={t(`home.course.${course.id}`)}>
            <li>{t(`home.course.${course.id}`)}</li>
            {course.dishes.map((dish) => {
              const isNew = dish.id === corrected.id
              return (
                <li
                  key={isNew ? cents : dish.id}
                  data-new={isNew || undefined}
                  data-fresh={(isNew && isFresh) || undefined}
                >
                  {dish.cents ? (
                    <>
                      {`${t(`home.dish.${dish.id}`)} `}
                      <sup>{dish.allergens}</sup>
                      <b>{priceText(isNew ? cents : dish.cents, lang)}</b>
                    </>
                  ) : (
                    <>
                      <s>{t(`home.dish.${dish.id}`)}</s>
                      <i>{t('home.hero.out')}</i>
                    </>
                  )}
                </li>
              )
            })}
          </ul>
        ))}
        <small>{t('home.hero.allergens')}</small>
      </div>
    </div>
  )
}
