import { createContext, use } from 'react'
import type { Dictionary } from '#shared/messages.ts'
import { createWords, useDesk } from '../ui/desk-context.ts'
import english from './en.json'
import italian from './it.json'
import type { FileName } from './sources.ts'

export const useRowWords = createWords(italian, english)

type FormState = {
  file: FileName
  list: string
  /** By field, as `permission.date`. */
  faults: Readonly<Record<string, string>>
  /** Puts the fault of a field away. */
  forgive: (name: string) => void
  products: Readonly<Record<string, string>>
  sectors: readonly { id: string; name: string }[]
  /** Of the files that are uploaded. */
  pictureName: string
}

export const FormContext = createContext<FormState>({
  file: 'clients',
  list: 'clients',
  faults: {},
  forgive: () => undefined,
  products: {},
  sectors: [],
  pictureName: '',
})

/** Labels, hints and names of choices: the most particular that there is, as `people.name` before `name`. */
export function useLabels(): (
  kind: 'label' | 'hint' | 'choice',
  ...names: readonly string[]
) => string | undefined {
  const { lang } = useDesk()
  const { list } = use(FormContext)
  const words: Dictionary = lang === 'en' ? english : italian
  return (kind, ...names) => {
    const keys = [
      ...names.map((name) => `${kind}.${list}.${name}`),
      ...names.map((name) => `${kind}.${name}`),
    ]
    const found = keys.find((key) => key in words)
    return found && words[found]
  }
}
