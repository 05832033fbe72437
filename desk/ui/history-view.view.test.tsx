import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Difference } from '../files/differences.ts'
import HistoryView from './history-view.tsx'

const client = { id: 'orto', name: 'Caffè dell’Orto', images: [] }
const settings = (key: string, before: unknown, after: unknown): Difference => ({
  file: 'settings.json',
  list: 'entries',
  before: { enable: before ? 1 : 0, key, value: before },
  after: { enable: after ? 1 : 0, key, value: after },
})
const row = (file: string, before: object | undefined, after: object | undefined): Difference => ({
  file: `${file}.json`,
  list: file,
  before,
  after,
})
const permitted = (date: string) => ({ ...client, permission: { date } })

test.each<[string, Difference[], string]>([
  [
    'a product, an amount and a choice',
    [row('terms', { offering: 'x' }, { offering: 'x', price: { monthly: 1.25, vat: 'excluded' } })],
    'Prezzi e condizioni: EasyComandePrezzo:  1,25 · Esclusa',
  ],
  [
    'a setting that is chosen',
    [settings('company.kind', 'sole', 'professional')],
    'Impostazioni: Che cosa seiDitta individuale Professionista iscritto a un ordine',
  ],
  [
    'days',
    [row('clients', permitted('2026-11-20'), permitted('2026-11-21'))],
    'Clienti: Caffè dell’OrtoPermesso: 20\u00a0novembre 2026 21\u00a0novembre 2026',
  ],
  ['a move', [row('clients', client, client)], 'Clienti: Caffè dell’Orto · spostamento'],
  ['a removal', [row('clients', client, undefined)], 'Clienti: Caffè dell’Orto · eliminazione'],
])('the changes list %s in the words of the forms', async (_, changes, said) => {
  const answers: Readonly<Record<string, unknown>> = {
    '/desk/api/history': [{ id: 1, at: '2026-11-20T10:00:00Z', changes, isUndone: true }],
    '/desk/api/products': { x: 'EasyComande' },
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]))
  await render(<HistoryView />)
  const line = page.getByRole('listitem')
  await expect.poll(() => line.element().querySelector('div > div')?.textContent).toBe(said)
})
