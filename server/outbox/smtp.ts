import { createTransport } from 'nodemailer'
import { isThisMachine } from '#server/http/this-machine.ts'
import type { Mail } from './compose-mail.ts'

type Attachment = { filename: string; content: Buffer }

/** Sends one mail, or rejects with a `MailFailure`. */
export type SendMail = (mail: Mail, attachments: readonly Attachment[]) => Promise<void>

/** `fault` names what went wrong without addresses or content; `isRefused`: this recipient will never take it. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  readonly isRefused: boolean
  constructor(fault: string, isRefused: boolean) {
    super(fault)
    this.isRefused = isRefused
  }
}

export type SmtpLimits = { connectMs: number; idleMs: number; wholeMs: number }

/** A dead server is known in seconds, a hanging one within a minute and a half: below the time of a claim. */
const smtpLimits: SmtpLimits = { connectMs: 10_000, idleMs: 30_000, wholeMs: 90_000 }

/**
 * `url` as in `SMTP_URL`. One connection a mail: a showcase site sends few. Outside this machine nothing is said before
 * the line is encrypted, or anybody on the way could strip STARTTLS and read all; `?requireTLS=false` allows it.
 */
export function createSmtp(url: string, { connectMs, idleMs, wholeMs }: SmtpLimits = smtpLimits) {
  const transport = createTransport({
    url,
    requireTLS: !isThisMachine(url),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const sendMail: SendMail = async ({ hasFiles: _, ...mail }, attachments) => {
    const sending = transport.sendMail({
      ...mail,
      attachments: [...attachments],
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    await within(wholeMs, sending).catch((error: unknown) => {
      throw mailFailure(error)
    })
  }

  return {
    sendMail,
    /** Connects and signs in, sends nothing. @throws MailFailure */
    check: async () => {
      await within(wholeMs, transport.verify()).catch((error: unknown) => {
        throw mailFailure(error)
      })
    },
  }
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailFailure('ETIMEDOUT', false)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function mailFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error
  if (!(error instanceof Error)) return new MailFailure('unknown', false)
  const code = 'code' in error ? String(error.code) : error.name
  const reply = 'responseCode' in error ? Number(error.responseCode) : 0
  return new MailFailure(reply ? `${code} ${reply}` : code, code === 'EENVELOPE' && reply >= 500)
}
