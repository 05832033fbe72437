import { createContext } from 'react'
import type { Schema, Shape } from './form-model.ts'
import type { useChoices } from './form-words.ts'

/** By field, as `permission.date`; shown while the field has the value that was refused. */
export type Faults = Readonly<Record<string, { text: string; value: unknown }>>

type FormState = {
  file: string
  list: string
  faults: Faults
  choices: ReturnType<typeof useChoices>
  /** Names the files that are uploaded. */
  pictureName: string
}

const none: FormState = { file: '', list: '', faults: {}, choices: () => [], pictureName: '' }
export const FormContext = createContext(none)

export type FieldProps = {
  path: readonly string[]
  schema: Schema
  value: unknown
  /** Undefined where none of the form is: that goes without saying. */
  isNeeded: boolean | undefined
  onChange: (value: unknown) => void
}

/** What a control gets: besides, the attributes that tie it to its label and fault. */
export type ControlProps = FieldProps & {
  shape: Shape
  label: string
  control: { id: string; 'aria-invalid': true | undefined }
}
