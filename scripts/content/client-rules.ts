import { type Client, type ClientFile, kindsOf } from '#content/clients.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { findOpening, openings } from '#shared/openings.ts'
import type { OwnImages } from './logo-rules.ts'
import type { Fault } from './schema-faults.ts'

/** Rules beyond the schema: links to missing pages, rows of several kinds. */
export function clientRules({ sectors, clients }: ClientFile, images: OwnImages, say: Say): Fault[] {
  const known = sectors.map(({ id }) => id)
  const faults: Fault[] = []
  for (const [row, client] of clients.entries()) {
    const add = (text: string, ...field: (string | number)[]) =>
      faults.push({ path: ['clients', row, ...field], text })
    if (!known.includes(client.sector))
      add(say('check.notOneOf', { value: `"${client.sector}"`, allowed: known.join(', ') }), 'sector')
    for (const [index, { file }] of client.images.entries())
      if (!images.has(file)) add(say('check.noFile', { file: images.path(file) }), 'images', index, 'file')
    const [, second] = kindsOf(client)
    if (second) add(say('check.client.oneKind'), second)
    const wrong = second ? undefined : wrongOpening(client, say)
    if (wrong) add(wrong, 'opens')
  }
  return faults
}

function wrongOpening({ opens, demonstration }: Client, say: Say): string | undefined {
  if (!opens) return demonstration ? say('check.client.opensNothing') : undefined
  if (findOpening(opens)) return undefined
  const places = new Set(openings.map(({ page, anchor }) => `${page}#${anchor}`))
  return say('check.notOneOf', { value: `${opens.page}#${opens.anchor}`, allowed: [...places].join(', ') })
}
