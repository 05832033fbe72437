import type { Examples } from '#app/examples/example.ts'
import { Broken } from './boundary.tsx'

export const examples: Examples = {
  component: 'Broken',
  states: [{ name: 'a part that failed', view: <Broken /> }],
}
