import { type ContactField, contactFields, type HiddenField, hiddenFields } from './contact-fields.ts'

type Named = { name: ContactField | HiddenField; formerName?: string }

const fields: readonly Named[] = [...contactFields, ...hiddenFields]

export function todaysName(name: string): string {
  return fields.find((row) => row.formerName === name)?.name ?? name
}

/** Adds the values under their names of earlier releases, whose pages expect those. */
export function withFormerNames<Values extends object>(values: Values): Values {
  const former = fields.flatMap(({ name, formerName }) => {
    const value: unknown = Reflect.get(values, name)
    return formerName === undefined || value === undefined ? [] : [[formerName, value]]
  })
  return { ...values, ...Object.fromEntries(former) }
}
