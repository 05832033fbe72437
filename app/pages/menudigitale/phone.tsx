import { allergenNumber, type Menu, type MenuText, menuText } from '#app/demos/menudigitale/menu.ts'
import { sampleCorrection } from '#app/demos/menudigitale/sample.ts'
import { useHere } from '#app/place.ts'
import { languages } from '#shared/locale.ts'
import { priceText } from '#shared/price.ts'
import styles from './phone.module.css'

const languageNames = { it: 'Italiano', en: 'English' }

/** The fair copy in the guest's phone. Both languages are in it: the choice above needs no script. */
export function Phone({ menu }: { menu: Menu }) {
  const { lang, t } = useHere()
  return (
    <div className={styles.live}>
      <h3 className="visually-hidden">{t('menudigitale.example.phone')}</h3>
      <fieldset className={styles.languages}>
        <legend className="visually-hidden">{t('menudigitale.example.language')}</legend>
        {languages.toReversed().map((id) => (
          <label key={id} lang={id}>
            <input type="radio" name="menu" value={id} defaultChecked={id === lang} />
            <span>{languageNames[id]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.phone}>
        <div className={styles.screen}>
          <p>{menu.name}</p>
          {menu.parts.map((part) => (
            <div key={menuText(part.name, 'it')}>
              <h4>
                <Both of={part.name} />
              </h4>
              <ul>
                {part.dishes.map((dish) => (
                  <li
                    key={menuText(dish.name, 'it')}
                    className={
                      menuText(dish.name, 'it') === sampleCorrection.dish ? styles.changed : undefined
                    }
                  >
                    <span>
                      {dish.isSoldOut ? (
                        <s>
                          <Both of={dish.name} />
                        </s>
                      ) : (
                        <Both of={dish.name} />
                      )}{' '}
                      <sup>{dish.allergens.map(allergenNumber).join(', ')}</sup>
                    </span>
                    {dish.isSoldOut ? (
                      <s>{priceText(dish.price, lang)}</s>
                    ) : (
                      <b>{priceText(dish.price, lang)}</b>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** A text in each language; the style sheet shows the chosen one. */
function Both({ of }: { of: MenuText }) {
  return languages.map((id) => (
    <span key={id} lang={id}>
      {menuText(of, id)}
    </span>
  ))
}
