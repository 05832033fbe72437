import { useId, useState } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import { parsePrice, priceText } from '#shared/price.ts'
import { Field } from './dish-field.tsx'
import styles from './editor.module.css'

type PriceFieldProps = {
  /** In cents; 0 where there is none. */
  price: number
  label: string
  className?: string | undefined
  /** For the fault's message. */
  noteClassName?: string | undefined
  onFocus?: () => void
  onPrice: (price: number) => void
}

/** A price that cannot be read shows its fault and changes nothing. */
export function PriceField({
  price,
  label,
  className,
  noteClassName = '',
  onFocus,
  onPrice,
}: PriceFieldProps) {
  const { lang, t } = usePageContext()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? price : readPrice(typed)
  return (
    <>
      <Field
        className={className}
        label={label}
        value={typed ?? (price ? priceText(price, lang) : '')}
        inputMode="decimal"
        maxLength={9}
        placeholder={priceText(0, lang)}
        aria-invalid={read === null || undefined}
        aria-describedby={read === null ? id : undefined}
        onFocus={onFocus}
        onText={(text) => {
          setTyped(text)
          const cents = readPrice(text)
          if (cents !== null) onPrice(cents)
        }}
        onBlur={() => {
          if (read !== null) setTyped(undefined)
        }}
      />
      {read === null ? (
        <small id={id} className={`${styles.wrong} ${noteClassName}`}>
          {t('home.hero.wrong')}
        </small>
      ) : null}
    </>
  )
}

/** Empty and 0 mean no price; null is unreadable. */
function readPrice(text: string): number | null {
  return /^[\s€0.,]*$/.test(text) ? 0 : parsePrice(text)
}
