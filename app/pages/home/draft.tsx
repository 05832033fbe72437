import { useEffect, useState } from 'react'
import { useHere } from '#app/platform/here.ts'
import { menuText } from '#app/products/menudigitale/menu.ts'
import { sampleCorrection, sampleMenu } from '#app/products/menudigitale/sample.ts'
import { parsePrice, priceText } from '#shared/price.ts'
import styles from './home-hero.module.css'

type DraftProps = { cents: number; onPrice: (cents: number) => void }

/** The rough draft: five lines in pencil on squared paper, one price of which can be corrected once the page is alive. */
export function Draft({ cents, onPrice }: DraftProps) {
  const { t, lang } = useHere()
  const [text, setText] = useState<string>()
  const note = useSettledNote(text)
  const price = priceText(cents, lang)

  return (
    <div className={styles.draft} data-fair-row="#bannerTop [data-new]">
      <p className={styles.caption}>{t('home.hero.draft')}</p>
      <ul className={styles.lines}>
        {sampleMenu.parts.flatMap((part) =>
          part.dishes.map((dish) => {
            const name = menuText(dish.name, lang)
            return (
              <li key={name} className={styles.line}>
                {dish.isSoldOut ? <s>{name}</s> : name}
                {menuText(dish.name, 'it') === sampleCorrection.dish ? (
                  <>
                    <s className={styles.end}>{priceText(sampleCorrection.before, lang)}</s>
                    <PriceField
                      text={text ?? price}
                      isWrong={note === null}
                      onText={(typed) => {
                        setText(typed)
                        const read = parsePrice(typed)
                        if (read) onPrice(read)
                      }}
                      onLeave={() => text && parsePrice(text) && setText(price)}
                    />
                  </>
                ) : (
                  <span className={styles.end} data-out={dish.isSoldOut || undefined}>
                    {dish.isSoldOut ? t('home.hero.gone') : priceText(dish.price, lang)}
                  </span>
                )}
              </li>
            )
          }),
        )}
      </ul>
      <p id="price-note" className={styles.note} role="status" data-wrong={note === null || undefined}>
        {note === undefined && t('home.hero.try')}
        {note === null && t('home.hero.wrong')}
        {note && t('home.hero.done', { price: priceText(note, lang) })}
      </p>
    </div>
  )
}

type FieldProps = { text: string; isWrong: boolean; onText: (text: string) => void; onLeave: () => void }

/** A static price until the script is there, then a field of the same size. */
function PriceField({ text, isWrong, onText, onLeave }: FieldProps) {
  const { t } = useHere()
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  if (!isLive) return <b className={styles.price}>{text}</b>
  return (
    <input
      className={styles.price}
      aria-label={t('home.hero.price')}
      aria-describedby="price-note"
      aria-invalid={isWrong}
      autoComplete="off"
      inputMode="decimal"
      maxLength={8}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onBlur={onLeave}
    />
  )
}

/** The price read from what was typed, null if it is none; said only when the typing has paused. */
function useSettledNote(text: string | undefined): number | null | undefined {
  const [note, setNote] = useState<number | null>()
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => setNote(parsePrice(text)), 700)
    return () => clearTimeout(timer)
  }, [text])
  return note
}
