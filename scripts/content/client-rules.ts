import { type Client, type ClientFile, kindsOf } from '#content/clients.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { findOpening, openings } from '#shared/openings.ts'
import type { OwnImages } from './logo-rules.ts'
import type { Fault } from './schema-faults.ts'

/** Rules beyond the schema: links to missing pages, rows of several kinds. */
export function clientRules({ sectors, clients }: ClientFile, images: OwnImages, say: Say): Fault[] {
  const known = sectors.map(({ id }) => id)
  return clients.flatMap((client, row) => {
    const fault = (text: string, ...field: (string | number)[]): Fault => ({
      path: ['clients', row, ...field],
      text,
    })
    return [
      ...(known.includes(client.sector)
        ? []
        : [
            fault(
              say('check.notOneOf', { value: `"${client.sector}"`, allowed: known.join(', ') }),
              'sector',
            ),
          ]),
      ...client.images.flatMap(({ file }, index) =>
        images.has(file)
          ? []
          : [fault(say('check.noFile', { file: images.path(file) }), 'images', index, 'file')],
      ),
      ...kindRules(client, say, fault),
    ]
  })
}

type MakeFault = (text: string, ...field: string[]) => Fault

function kindRules(client: Client, say: Say, fault: MakeFault): Fault[] {
  const [, second] = kindsOf(client)
  if (second) return [fault(say('check.client.oneKind'), second)]
  const { opens, demonstration } = client
  if (!opens) return demonstration ? [fault(say('check.client.opensNothing'), 'opens')] : []
  if (findOpening(opens)) return []
  const places = new Set(openings.map(({ page, anchor }) => `${page}#${anchor}`))
  const value = `${opens.page}#${opens.anchor}`
  return [fault(say('check.notOneOf', { value, allowed: [...places].join(', ') }), 'opens')]
}
