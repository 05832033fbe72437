import '#app/styles/global.css'
import { afterEach } from 'vitest'
import { unexpectedErrors } from './console-errors.ts'

afterEach(() => {
  const errors = unexpectedErrors()
  if (errors.length > 0) throw new Error(`Errors on the console:\n${errors.join('\n')}`)
})
