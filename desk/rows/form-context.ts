import { createContext } from 'react'
import type { Dictionary } from '#shared/messages.ts'
import { dictionaries } from '../dictionaries.ts'
import { useDesk } from '../ui/desk-context.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import type { Row } from './form-model.ts'

/** By field, as `permission.date`; shown while the field has the value that was refused. */
export type Faults = Readonly<Record<string, { text: string; value: unknown }>>

type FormState = {
  file: string
  list: string
  faults: Faults
  sectors: readonly Row[]
  /** Names the files that are uploaded. */
  pictureName: string
}

export const FormContext = createContext<FormState>({
  file: '',
  list: '',
  faults: {},
  sectors: [],
  pictureName: '',
})

/** The first of these keys that the room's dictionary has. */
export function useNames(): (...keys: readonly string[]) => string | undefined {
  const { lang } = useDesk()
  const words: Dictionary = dictionaries[lang].rows
  return (...keys) => keys.map((key) => words[key]).find((text) => text !== undefined)
}

type Named = 'label' | 'hint' | 'choice'

/** Keys of labels, hints and choices: the most specific first, `people.name` before `name`. */
export const keysOf = (kind: Named, list: string, ...names: readonly string[]) =>
  [`${kind}.${list}`, kind].flatMap((start) => names.map((name) => `${start}.${name}`))

/** What a field is called by: `price.monthly` before `monthly`. */
export const namesOf = (path: readonly string[]) => [
  path.join('.'),
  path.slice(-2).join('.'),
  path.at(-1) ?? '',
]

/** By id, what each product is called. */
export function useProducts(): Readonly<Record<string, string>> {
  return useLoaded<Readonly<Record<string, string>>>('/desk/api/products').value ?? {}
}
