import { type AskableId, offerings } from './offerings.ts'

/** The id as one that can be asked for, if it is: apart from the table, which every page wakes with. */
export function askableId(id: string): AskableId | undefined {
  return offerings.filter((row) => 'contact' in row).find((row) => row.id === id)?.id
}
