import { finished } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { problem } from '#server/plugins/problems.ts'
import { composed } from '#shared/composed.ts'
import { type ContactTextField, type HiddenField, hiddenFields } from '#shared/contact-fields.ts'
import type { ContactLimits, ContactTexts } from '#shared/contact-request.ts'
import { eachHidden, eachText, keptRows } from '#shared/contact-rows.ts'
import { fileExtension } from '#shared/file-extension.ts'
import { todaysName } from '#shared/former-names.ts'
import { withoutInvisible } from '#shared/invisible.ts'

type TextField = ContactTextField | HiddenField

const textFields: readonly TextField[] = [...hiddenFields, ...keptRows].map(({ name }) => name)

/** The form as it was sent: a field that was not sent is empty; of a file that is too large only its size is kept. */
export type SentForm = {
  texts: ContactTexts & Record<HiddenField, string>
  files: { name: string; size: number; content: Uint8Array }[]
  /** Whether a page of an earlier release sent it, which understands an answer in its own names only. */
  hasFormerNames: boolean
}

/** Whatever the settings say, a body with more parts than this is no form of ours. */
const partLimits = { fieldNameSize: 64, fieldSize: 32_768, fields: 24, files: 20, parts: 44, headerPairs: 20 }

/** The largest body worth reading, in bytes: twice what is allowed, so that "too large" can be told beside its field. */
export function largestBody({ files, megabytes }: ContactLimits): number {
  return 2 * files * megabytes * 1_000_000 + 1_000_000
}

/**
 * Reads a multipart body.
 * @throws a problem: 400 malformed, 413 too large, 415 another type.
 */
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
  let hasFormerNames = false
  const fileSize = limits.megabytes * 1_000_000
  for await (const part of request.parts({ limits: { ...partLimits, fileSize } })) {
    if (part.type === 'file') {
      const file = await readFile(part, files.length < limits.files)
      const isChosen = part.fieldname === 'files' && (part.filename || file.size > 0)
      if (isChosen) files.push({ name: tidyFileName(part.filename), ...file })
      continue
    }
    const today = todaysName(part.fieldname)
    const name = textFields.find((field) => field === today)
    if (!name) continue
    hasFormerNames ||= name !== part.fieldname
    // Two values for one field: which one counts would be anyone's guess.
    if (texts.has(name) || typeof part.value !== 'string') throw problem(400)
    texts.set(name, part.value)
  }
  const text = (field: TextField) => texts.get(field) ?? ''
  return { texts: { ...eachText(({ name }) => text(name)), ...eachHidden(text) }, files, hasFormerNames }
}

/** A file beyond the allowed number is passed over; of one that is too large only that is told. */
async function readFile(part: MultipartFile, isKept: boolean) {
  if (!isKept) await finished(part.file.resume())
  const content = isKept ? await part.toBuffer() : Buffer.alloc(0)
  if (part.file.truncated && isKept) return { size: Number.POSITIVE_INFINITY, content: Buffer.alloc(0) }
  return { size: content.length, content }
}

/** The name without path, control, invisible and reserved characters; at most 100 of it, the extension kept. */
export function tidyFileName(sent: string | undefined): string {
  const name = withoutInvisible(composed(sent ?? ''))
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cs}\p{Co}\p{Cn}:*?"<>|]/gu, '')
    .trim()
  const extension = fileExtension(name)
  if (extension === '') return name.slice(0, 100)
  return `${name.slice(0, -extension.length - 1).slice(0, 99 - Math.min(extension.length, 20))}.${extension}`
}

/** The largest body of a form without files: what a visitor typed comes back even to a browser without cookies. */
export const largestTexts = 65_536

/** The parser throws plain errors for malformed bodies: they are the sender's fault, not the server's. */
function clientFault(error: unknown) {
  return error instanceof Error && 'statusCode' in error ? error : problem(400)
}
