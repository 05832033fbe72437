import { type Client, type ClientFile, kindsOf } from '#content/clients.ts'
import { findOpening, openings } from '#shared/openings.ts'
import type { FaultWords } from './fault-words-shape.ts'
import type { OwnImages } from './logo-rules.ts'
import type { Fault } from './schema-faults.ts'

/** What a schema cannot say of `clients.json`: links to what is not there, and rows of more than one kind. */
export function clientRules({ sectors, clients }: ClientFile, images: OwnImages, words: FaultWords): Fault[] {
  const known = sectors.map(({ id }) => id)
  return clients.flatMap((client, row) => {
    const fault = (text: string, ...field: (string | number)[]): Fault => ({
      path: ['clients', row, ...field],
      text,
    })
    return [
      ...(known.includes(client.sector)
        ? []
        : [fault(`"${client.sector}": ${words.notOneOf}: ${known.join(', ')}`, 'sector')]),
      ...client.images.flatMap(({ file }, index) =>
        images.has(file) ? [] : [fault(`content/${file}: ${words.noFile}`, 'images', index, 'file')],
      ),
      ...kindRules(client, words, fault),
    ]
  })
}

type MakeFault = (text: string, ...field: string[]) => Fault

function kindRules(client: Client, words: FaultWords, fault: MakeFault): Fault[] {
  const [, second] = kindsOf(client)
  if (second) return [fault(words.client.oneKind, second)]
  const { opens, demonstration } = client
  if (!opens) return demonstration ? [fault(words.client.opensNothing, 'opens')] : []
  if (findOpening(opens)) return []
  const places = new Set(openings.map(({ page, anchor }) => `${page}#${anchor}`))
  return [fault(`${opens.page}#${opens.anchor}: ${words.notOneOf}: ${[...places].join(', ')}`, 'opens')]
}
