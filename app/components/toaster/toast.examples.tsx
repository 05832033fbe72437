import type { Examples } from '#app/examples/example.ts'
import { showToast } from './toaster.tsx'
import type { ToastText } from './toasts.ts'

const texts: readonly ToastText[] = [
  { kind: 'success', title: 'Messaggio ricevuto', message: 'Ti rispondiamo in italiano.' },
  { kind: 'error', title: 'Error', message: 'Generic Error', duration: 0 },
  { kind: 'info', title: 'Sei senza rete', message: 'Il messaggio parte da solo quando torna.', duration: 0 },
  {
    kind: 'update',
    title: 'C’è una versione nuova',
    message: 'Quello che stai scrivendo resta.',
    action: { label: 'Aggiorna', run: () => undefined },
    duration: 0,
  },
]

/** Pressing a button twice shows the counter. */
export const examples: Examples = {
  component: 'Toast',
  states: texts.map((text) => ({
    name: text.kind,
    view: (
      <button type="button" className="button" onClick={() => showToast(text)}>
        {text.title}
      </button>
    ),
  })),
}
