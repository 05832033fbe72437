import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { problem } from '#server/plugins/problems.ts'
import { composed } from '#shared/composed.ts'
import { type ContactTextField, type HiddenField, hiddenFields } from '#shared/contact-fields.ts'
import type { ContactLimits, ContactTexts } from '#shared/contact-request.ts'
import { eachHidden, eachText, keptRows } from '#shared/contact-rows.ts'
import { fileExtension } from '#shared/file-extension.ts'
import { todaysName } from '#shared/former-names.ts'
import { withoutInvisible } from '#shared/invisible.ts'
import type { Upload } from './byte-budget.ts'
import { collectBytes } from './collect-bytes.ts'

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

/** What a request costs beside its fields and files: connection, parser, and a field that is under way. */
const requestCost = 65_536
/** A text is held twice, in two bytes a letter at worst, with the objects around it. */
const fieldCost = (text: string) => 4 * text.length + 1_024
/** All texts of a form together: more than twice what is allowed, so that "too long" can be told beside its field. */
const mostText = 100_000

/**
 * Reads a multipart body. All that it holds is taken from `upload`, which the caller closes.
 * @throws a problem: 400 malformed, 413 too large, 415 another type, 503 too much is held at once.
 */
export async function readContactForm(
  request: FastifyRequest,
  limits: ContactLimits,
  upload: Upload,
): Promise<SentForm> {
  if (!request.isMultipart()) throw problem(415)
  const take = (bytes: number) => {
    if (!upload.take(bytes)) throw problem(503, { 'retry-after': '10' })
  }
  const letParserGo = parserOf(request.raw)
  try {
    take(requestCost)
    return await readParts(request, limits, { take, giveBack: upload.giveBack })
  } catch (error) {
    throw clientFault(error)
  } finally {
    letParserGo()
  }
}

const parserEvents = ['close', 'error'] as const

/**
 * The parser listens to the request for as long as that lasts, and keeps every field that it has seen: of a refused form
 * whose rest is still under way, for half a minute and outside of any budget. Gives a function that parts them.
 */
function parserOf(raw: IncomingMessage): () => void {
  const before = parserEvents.map((event) => [event, new Set(raw.listeners(event))] as const)
  return () => {
    raw.unpipe()
    for (const [event, own] of before) {
      for (const listener of raw.listeners(event)) if (!own.has(listener)) raw.off(event, listener)
    }
  }
}

type Purse = { take: (bytes: number) => void; giveBack: (bytes: number) => void }

async function readParts(request: FastifyRequest, limits: ContactLimits, { take, giveBack }: Purse) {
  const texts = new Map<TextField, string>()
  const files: SentForm['files'] = []
  let textLength = 0
  let hasFormerNames = false
  const fileSize = limits.megabytes * 1_000_000
  for await (const part of request.parts({ limits: { ...partLimits, fileSize } })) {
    if (part.type === 'file') {
      const bytes = collectBytes(take, giveBack)
      for await (const chunk of part.file) {
        if (files.length < limits.files && !part.file.truncated) bytes.add(chunk)
      }
      const isWhole = !part.file.truncated
      if (!isWhole) bytes.drop()
      const content = isWhole ? bytes.join() : Buffer.alloc(0)
      const size = isWhole ? content.length : Number.POSITIVE_INFINITY
      const isChosen = part.fieldname === 'files' && (part.filename || size > 0)
      if (isChosen) files.push({ name: tidyFileName(part.filename), size, content })
      continue
    }
    textLength += String(part.value).length
    if (textLength > mostText) throw problem(413)
    take(fieldCost(String(part.value)))
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
