/**
 * What the processes of one site tell each other of their rooms, in short texts. A line that is down loses what is sent:
 * the room then works within each process.
 */
export type Line = {
  send: (text: string) => void
  /** Called with what any process sent, this one included; `onUp` each time the line is there (again). */
  listen: (onText: (text: string) => void, onUp: () => void) => void
  stop: () => Promise<void>
}

/** A site of one process. */
export const noLine: Line = { send: () => {}, listen: () => {}, stop: async () => {} }
