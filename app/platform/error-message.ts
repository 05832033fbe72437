import { attempt } from './attempt.ts'

export type ErrorMessage = { title: string; body: string }

/** Row four of the catalogue, the same in both languages. */
const generic: ErrorMessage = { title: 'Error', body: 'Generic Error' }

/** Specification §8. A failed response is `{status, statusText, message, error: parsed body}`. */
export function errorMessage(thing: unknown): ErrorMessage {
  const bodies = [read(thing, 'error'), thing]
  for (const row of [modelStateError, describedError]) {
    for (const body of bodies) {
      const found = row(body)
      if (found) return found
    }
  }
  return shown(read(thing, 'statusText'), read(thing, 'message')) ?? generic
}

function modelStateError(body: unknown) {
  const errors = read(read(body, 'modelState'), '')
  return shown(read(body, 'message'), Array.isArray(errors) ? errors[0] : errors)
}

function describedError(body: unknown) {
  return shown(read(body, 'error'), read(body, 'error_description'))
}

function shown(title: unknown, body: unknown): ErrorMessage | undefined {
  const isShown = typeof title === 'string' && typeof body === 'string' && title !== '' && body !== ''
  return isShown ? { title, body } : undefined
}

/** A getter that throws must not break the display of an error. */
function read(thing: unknown, key: string): unknown {
  return attempt(() => Reflect.get(Object(thing), key))
}
