import { type InputHTMLAttributes, useId, useState } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import { parsePrice, priceText } from '#app/platform/price.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import styles from './editor.module.css'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value: string
  label: string
  onText: (text: string) => void
}

/** Plain text until hydration, then a field of the same size. */
export function Field({ value, label, onText, className = '', ...rest }: FieldProps) {
  const isLive = useHydrated()
  if (!isLive) return <span className={`${styles.field} ${className}`}>{value}</span>
  return (
    <input
      {...rest}
      className={`${styles.field} ${className}`}
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={(event) => onText(event.target.value)}
    />
  )
}

type PriceFieldProps = {
  /** In cents; 0 where there is none. */
  price: number
  label: string
  className?: string | undefined
  onPrice: (price: number) => void
}

/** A price that cannot be read shows its fault and changes nothing. */
export function PriceField({ price, label, className, onPrice }: PriceFieldProps) {
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
        <small id={id} className={styles.wrong}>
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
