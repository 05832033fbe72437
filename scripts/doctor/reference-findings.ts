import file from '#content/clients.json' with { type: 'json' }
import { type Client, kindsOf } from '#content/clients.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { Gap } from './finding.ts'
import { peopleWords } from './people-words.ts'

const permission = '{ "by": "Maria Rossi", "date": "2026-11-20", "scope": "nome, immagini" }'
const row = `{ "id": "bar-centrale", "name": "Bar Centrale", "sector": "food", "place": "Rimini", "work": { "it": "Menu Digitale", "en": "Menu Digitale" }, "images": [], "permission": ${permission} }`

/** Whether anybody real speaks for the provider, and who is listed and not shown. */
export function referenceFindings(
  lang: OwnerLanguage,
  clients: readonly Pick<
    Client,
    'id' | 'name' | 'demonstration' | 'permission' | 'quotation'
  >[] = file.clients,
): readonly Gap[] {
  const words = peopleWords[lang]
  const place = { file: 'content/clients.json' }
  const isReal = (kind: string) => kind !== 'demonstration'
  const kinds = clients.map((client) => kindsOf(client))
  const drafts = clients.filter((_, index) => kinds[index]?.length === 0)
  return [
    ...(kinds.flat().some(isReal)
      ? []
      : [{ group: 'should', ...place, row: 'clients', example: row, text: words.allMadeUp } as const]),
    ...drafts.map(
      ({ id, name }): Gap => ({
        group: 'could',
        ...place,
        row: id,
        example: `"permission": ${permission}`,
        text: words.notShown(name),
      }),
    ),
  ]
}
