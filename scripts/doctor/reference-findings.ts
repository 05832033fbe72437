import { type Client, kindsOf } from '#content/clients.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import file from '#site/clients.ts'
import type { Gap } from './finding.ts'

const permission = '{ "by": "Maria Rossi", "date": "2026-11-20", "scope": "nome, immagini" }'
const client = `{ "id": "bar-centrale", "name": "Bar Centrale", "sector": "food", "place": "Rimini", "work": { "it": "Menu Digitale", "en": "Menu Digitale" }, "images": [], "permission": ${permission} }`

type Shown = Pick<Client, 'id' | 'name' | 'demonstration' | 'permission' | 'quotation'>

export function referenceFindings(say: Say, clients: readonly Shown[] = file.clients): readonly Gap[] {
  const gap = (group: Gap['group'], row: string, example: string, text: string): Gap => ({
    group,
    file: 'site/clients.json',
    row,
    example,
    text,
  })
  const isReal = clients.flatMap((one) => kindsOf(one)).some((kind) => kind !== 'demonstration')
  return [
    ...(isReal ? [] : [gap('should', 'clients', client, say('doctor.clients.madeUp'))]),
    ...clients
      .filter((one) => kindsOf(one).length === 0)
      .map(({ id, name }) =>
        gap('could', id, `"permission": ${permission}`, say('doctor.clients.notShown', { name })),
      ),
  ]
}
