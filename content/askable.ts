import { type AskableId, offerings } from './offerings.ts'

/** In its own file because every page loads the offerings' table. */
export function askableId(id: string): AskableId | undefined {
  return offerings.filter((row) => 'contact' in row).find((row) => row.id === id)?.id
}
