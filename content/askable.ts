import { type AskableId, contactSubjects } from './offerings.ts'

/** In its own file because every page loads the offerings' table. */
export function askableId(id: string): AskableId | undefined {
  return contactSubjects().find((row) => row.id === id)?.id
}
