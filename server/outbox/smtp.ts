import { createTransport } from 'nodemailer'
import { isThisMachine } from '#shared/this-machine.ts'
import type { Mail } from './compose-mail.ts'

type Attachment = { filename: string; content: Buffer }

export type SendMail = (mail: Mail, attachments: readonly Attachment[]) => Promise<void>

/** `isForGood`: permanently rejected. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  readonly isForGood: boolean
  constructor(fault: string, isForGood: boolean) {
    super(fault)
    this.isForGood = isForGood
  }
}

export type SmtpLimits = { connectMs: number; idleMs: number; wholeMs: number }

/** A server may take ten minutes to acknowledge (RFC 5321 §4.5.3.2.6); giving up earlier sends twice. */
export const smtpLimits: SmtpLimits = { connectMs: 10_000, idleMs: 620_000, wholeMs: 900_000 }

/** TLS is required beyond localhost: an attacker could strip STARTTLS. `?requireTLS=false` turns that off. */
export function createSmtp(url: string, { connectMs, idleMs, wholeMs }: SmtpLimits = smtpLimits) {
  const options = {
    url,
    requireTLS: !isThisMachine(url),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const transport = createTransport(options)

  const sendMail: SendMail = async ({ hasFiles: _, ...mail }, attachments) => {
    // Abort also closes the connection: a mail given up must not arrive all the same.
    const message = {
      ...mail,
      attachments: [...attachments],
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(wholeMs),
    }
    await transport.sendMail(message).catch((error: unknown) => {
      throw asMailFailure(error)
    })
  }

  return {
    sendMail,
    check: async () => {
      const impatient = createTransport({ ...options, socketTimeout: connectMs })
      await impatient.verify().catch((error: unknown) => {
        throw mailFailure(error)
      })
    },
  }
}

/** Errors of nodemailer or the server have a `code`; those without one are bugs of ours. */
export function asMailFailure(error: unknown): unknown {
  const own = [TypeError, RangeError, ReferenceError, SyntaxError]
  const isOwn = own.some((kind) => error instanceof kind) && !(error instanceof Error && 'code' in error)
  return isOwn ? error : mailFailure(error)
}

function mailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return new MailFailure('unknown', false)
  const code = 'code' in error ? String(error.code) : error.name
  const reply = 'responseCode' in error ? Number(error.responseCode) : 0
  const isForGood = reply >= 500 || (reply === 0 && code === 'EMESSAGE')
  return new MailFailure(reply ? `${code} ${reply}` : code, isForGood)
}
