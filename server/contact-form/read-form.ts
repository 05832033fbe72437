import type { FastifyRequest } from 'fastify'
import { visitorNetwork } from '#server/http/visitor-network.ts'
import { problem } from '#server/plugins/problems.ts'
import { composed } from '#shared/composed.ts'
import type { ContactLimits } from '#shared/contact-request.ts'
import { fileExtension } from '#shared/file-extension.ts'
import type { ByteBudget } from './byte-budget.ts'

const textFields = [
  ...(['id', 'page', 'form', 'subject', 'name', 'reach', 'company', 'message', 'answer'] as const),
  ...(['website', 'started', '_csrf'] as const),
]

type TextField = (typeof textFields)[number]

/** The form as it was sent: a field that was not sent is empty; of a file that is too large only its size is kept. */
export type SentForm = {
  texts: Record<TextField, string>
  files: { name: string; size: number; content: Uint8Array }[]
}

/** Whatever the settings say, a body with more parts than this is no form of ours. */
const partLimits = { fieldNameSize: 64, fieldSize: 32_768, fields: 24, files: 20, parts: 44, headerPairs: 20 }

/** The largest body worth reading, in bytes: twice what is allowed, so that "too large" can be told beside its field. */
export function largestBody({ files, megabytes }: ContactLimits): number {
  return 2 * files * megabytes * 1_000_000 + 1_000_000
}

/**
 * Reads a multipart body. `budget` bounds what all uploads hold together; the caller calls `release` when it is done.
 * @throws a problem: 400 malformed, 413 too large, 415 another type, 503 too many uploads at once.
 */
export async function readContactForm(request: FastifyRequest, limits: ContactLimits, budget: ByteBudget) {
  if (!request.isMultipart()) throw problem(415)
  const who = visitorNetwork(request.ip)
  let held = 0
  const release = () => {
    budget.release(held, who)
    held = 0
  }
  const take = (bytes: number) => {
    if (!budget.take(bytes, who)) throw problem(503, { 'retry-after': '10', connection: 'close' })
    held += bytes
  }
  try {
    const form = await readParts(request, limits, take)
    return { ...form, release }
  } catch (error) {
    release()
    throw clientFault(error)
  }
}

async function readParts(request: FastifyRequest, limits: ContactLimits, take: (bytes: number) => void) {
  const texts = new Map<TextField, string>()
  const files: SentForm['files'] = []
  const fileSize = limits.megabytes * 1_000_000
  for await (const part of request.parts({ limits: { ...partLimits, fileSize } })) {
    if (part.type === 'file') {
      const chunks: Buffer[] = []
      for await (const chunk of part.file) {
        if (files.length >= limits.files) continue
        take(chunk.length)
        chunks.push(chunk)
      }
      const isWhole = !part.file.truncated
      const content = isWhole ? Buffer.concat(chunks) : Buffer.alloc(0)
      const size = isWhole ? content.length : Number.POSITIVE_INFINITY
      const isChosen = part.fieldname === 'files' && (part.filename || size > 0)
      if (isChosen) files.push({ name: tidyFileName(part.filename), size, content })
      continue
    }
    const name = textFields.find((field) => field === part.fieldname)
    if (!name) continue
    // Two values for one field: which one counts would be anyone's guess.
    if (texts.has(name) || typeof part.value !== 'string') throw problem(400)
    texts.set(name, part.value)
  }
  return { texts: allTexts(texts), files }
}

function allTexts(sent: ReadonlyMap<TextField, string>): SentForm['texts'] {
  const text = (field: TextField) => sent.get(field) ?? ''
  return {
    ...{
      id: text('id'),
      page: text('page'),
      form: text('form'),
      subject: text('subject'),
      name: text('name'),
    },
    ...{ reach: text('reach'), company: text('company'), message: text('message'), answer: text('answer') },
    ...{ website: text('website'), started: text('started'), _csrf: text('_csrf') },
  }
}

/** The name without path, control, invisible and reserved characters; at most 100 of it, the extension kept. */
export function tidyFileName(sent: string | undefined): string {
  const name = composed(sent ?? '')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}:*?"<>|]/gu, '')
    .trim()
  const extension = fileExtension(name)
  if (extension === '') return name.slice(0, 100)
  return `${name.slice(0, -extension.length - 1).slice(0, 99 - Math.min(extension.length, 20))}.${extension}`
}

/** The parser throws plain errors for malformed bodies: they are the sender's fault, not the server's. */
function clientFault(error: unknown) {
  const isKnown = error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 400
  return isKnown ? error : problem(400, { connection: 'close' })
}
