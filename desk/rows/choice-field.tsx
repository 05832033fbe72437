import { use } from 'react'
import { findOpening, openings } from '#shared/openings.ts'
import { Field } from '../ui/controls.tsx'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { type FieldProps, useField } from './field-group.tsx'
import { FormContext, keysOf, useNames, useProducts } from './form-context.ts'
import { choicesOf, nameOf, type Row } from './form-model.ts'

type Choice = { id: string; name: string }

/** One of a list: of the schema, of the countries, of the sectors in the same file, of what can be tried on the site. */
export function ChoiceField(props: FieldProps & { shape: 'choice' | 'country' | 'opens' | 'sector' }) {
  const { shape, value, onChange } = props
  const t = useWords('rows')
  const { label, hint, fault, control } = useField(props)
  const { list, sectors } = use(FormContext)
  const choices = useChoices()({ ...props, list, sectors })
  const isOpening = shape === 'opens'
  const { page, anchor } = Object(value)
  return (
    <Field label={label} hint={hint} fault={fault}>
      <select
        {...control}
        aria-required={props.isNeeded}
        value={isOpening ? (page ? `${page}#${anchor}` : '') : String(value ?? '')}
        onChange={({ target }) => {
          const [chosen, place] = target.value.split('#')
          onChange(isOpening ? (place ? { page: chosen, anchor: place } : undefined) : target.value)
        }}
      >
        <option value="">{t('choose')}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

type Asked = Pick<FieldProps, 'path' | 'schema'> & { list: string; sectors: readonly Row[]; shape: string }

export function useChoices(): (asked: Asked) => readonly Choice[] {
  const t = useWords('rows')
  const { lang } = useDesk()
  const products = useProducts()
  const named = useNames()
  return ({ list, sectors, path, schema, shape }) => {
    if (shape === 'sector') return sectors.map((one) => ({ id: String(one.id), name: nameOf(one, lang) }))
    if (shape === 'country') return countries(lang)
    if (shape === 'opens') {
      // Where two products share a place, the first one names it.
      const places = openings.filter((one) => findOpening(one) === one)
      return places.map(({ page, anchor, offering }) => ({
        id: `${page}#${anchor}`,
        name: t(page === 'home' ? 'opens.home' : 'opens.page', { product: products[offering] ?? offering }),
      }))
    }
    const name = path.at(-1) ?? ''
    return choicesOf(schema).map((id) => ({
      id,
      name:
        (name === 'offering' && id === 'home' ? t('wholeSite') : undefined) ??
        named(...keysOf('choice', list, `${name}.${id}`, id)) ??
        products[id] ??
        id,
    }))
  }
}

/** Codes that browsers name though they are no countries: reserved ones, groups, unknown. */
const unassigned = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ')

/** Italy, then the others by name, without codes that were replaced. */
function countries(lang: string): readonly Choice[] {
  const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const found = codes.flatMap((id) => {
    const name = names.of(id)
    const isCurrent = new Intl.Locale(`und-${id}`).region === id && !unassigned.includes(id)
    return name && isCurrent ? [{ id, name }] : []
  })
  return found.sort(
    (one, other) =>
      Number(other.id === 'IT') - Number(one.id === 'IT') || one.name.localeCompare(other.name, lang),
  )
}
