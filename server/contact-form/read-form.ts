import { finished } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { problem } from '#server/plugins/problems.ts'
import {
  type ContactTextField,
  type HiddenField,
  hiddenFields,
  keptRows,
  mapHiddenFields,
  mapTextFields,
} from '#shared/contact-fields.ts'
import { type ContactLimits, type ContactTexts, fileExtension } from '#shared/contact-request.ts'
import { normalizeUnicode, withoutInvisible } from '#shared/invisible.ts'

type TextField = ContactTextField | HiddenField

const textFields: readonly TextField[] = [...hiddenFields, ...keptRows.map(({ name }) => name)]

/** Missing fields are empty; of a file over the size limit only the size is kept. */
export type SentForm = {
  texts: ContactTexts & Record<HiddenField, string>
  files: { name: string; size: number; content: Uint8Array }[]
}

/** No form of ours has more, whatever the settings. */
const partLimits = { fieldNameSize: 64, fieldSize: 32_768, fields: 24, files: 20, headerPairs: 20 }

/** Twice what is allowed, in bytes, so that "too large" can be shown beside the field. */
export function largestBody({ files, megabytes }: ContactLimits): number {
  return 2 * files * megabytes * 1_000_000 + 1_000_000
}

/** @throws a problem: 400 malformed, 413 too large, 415 not multipart */
export async function readContactForm(request: FastifyRequest, limits: ContactLimits): Promise<SentForm> {
  if (!request.isMultipart()) throw problem(415)
  try {
    return await readParts(request, limits)
  } catch (error) {
    throw clientFault(error)
  }
}

async function readParts(request: FastifyRequest, limits: ContactLimits): Promise<SentForm> {
  const texts = new Map<TextField, string>()
  const files: SentForm['files'] = []
  const fileSize = limits.megabytes * 1_000_000
  for await (const part of request.parts({ limits: { ...partLimits, fileSize } })) {
    if (part.type === 'file') {
      const file = await readFile(part, files.length < limits.files)
      const isChosen = part.fieldname === 'files' && (part.filename || file.size > 0)
      if (isChosen) files.push({ name: tidyFileName(part.filename), ...file })
      continue
    }
    const name = textFields.find((field) => field === part.fieldname)
    if (!name) continue
    // Duplicate fields would be ambiguous.
    if (texts.has(name) || typeof part.value !== 'string') throw problem(400)
    texts.set(name, part.value)
  }
  const text = (field: TextField) => texts.get(field) ?? ''
  return { texts: { ...mapTextFields(({ name }) => text(name)), ...mapHiddenFields(text) }, files }
}

async function readFile(part: MultipartFile, isKept: boolean) {
  if (!isKept) await finished(part.file.resume())
  const content = isKept ? await part.toBuffer() : Buffer.alloc(0)
  if (part.file.truncated && isKept) return { size: Number.POSITIVE_INFINITY, content: Buffer.alloc(0) }
  return { size: content.length, content }
}

/** Strips path, control, invisible and reserved characters; cuts to 100 characters, keeping the extension. */
export function tidyFileName(sent: string | undefined): string {
  const name = withoutInvisible(normalizeUnicode(sent ?? ''))
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cs}\p{Co}\p{Cn}:*?"<>|]/gu, '')
    .trim()
  const extension = fileExtension(name)
  if (extension === '') return name.slice(0, 100)
  return `${name.slice(0, -extension.length - 1).slice(0, 99 - Math.min(extension.length, 20))}.${extension}`
}

/** Bytes of a form without files. */
export const largestTexts = 65_536

/** The parser throws plain errors for malformed bodies; without this they would be answered 500. */
function clientFault(error: unknown) {
  return error instanceof Error && 'statusCode' in error ? error : problem(400)
}
