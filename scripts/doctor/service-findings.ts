import type { Config } from '#server/config.ts'
import { recipient } from '#server/contact.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { retentionLimit } from '#server/contact-store/retention.ts'
import { isThisMachine } from '#server/http/this-machine.ts'
import { createSmtp } from '#server/outbox/smtp.ts'
import { setting } from '#shared/setting.ts'
import type { Finding } from './legal-data.ts'

/** Whether requests can be stored and mailed with this configuration. */
export async function serviceFindings(config: Config): Promise<Finding[]> {
  return [...(await storeFindings(config)), ...(await mailFindings(config)), ...settingFindings(config)]
}

async function storeFindings(config: Config): Promise<Finding[]> {
  const place = config.databaseUrl ? 'PostgreSQL' : `the folder '${config.dataDir}'`
  const store = openContactStore(config)
  try {
    await store.check()
    return [{ level: 'good', text: `Requests can be stored (${place}).` }, ...(await outboxFindings(store))]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ level: 'missing', text: `Requests cannot be stored (${place}): ${reason}` }]
  } finally {
    await store.close()
  }
}

async function outboxFindings(store: ContactStore): Promise<Finding[]> {
  const { waiting, failed, fault } = await store.outboxState()
  const last = fault ? ` The last attempt ended with ${fault}.` : ''
  return [
    ...(waiting > 0
      ? [advice(`${waiting === 1 ? '1 mail waits' : `${waiting} mails wait`} to be sent.${last}`)]
      : []),
    ...(failed > 0 ? [advice(`${failed} receipts were refused by the visitor’s mail server.`)] : []),
  ]
}

async function mailFindings({ smtpUrl }: Config): Promise<Finding[]> {
  const nobody = recipient()
    ? []
    : [
        advice(
          `Neither 'contact.recipient' nor 'company.email' is set: requests are stored, and nobody is mailed.`,
        ),
      ]
  if (!smtpUrl) {
    const text = `SMTP_URL is not set: requests are stored, their mails wait. Read them with: npm run requests`
    return [...nobody, advice(text)]
  }
  try {
    await createSmtp(smtpUrl).check()
    return [...nobody, { level: 'good', text: 'The mail server answers and lets the site sign in.' }]
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    const reason = fault.startsWith('ETLS') ? 'it does not encrypt (see docs/operations.md).' : fault
    return [...nobody, { level: 'missing', text: `The mail server of SMTP_URL cannot be used: ${reason}` }]
  }
}

function settingFindings({ publicOrigin, databaseUrl, trustedProxies }: Config): Finding[] {
  const isClear =
    databaseUrl && !isThisMachine(databaseUrl) && !/[?&]sslmode=(require|verify)/.test(databaseUrl)
  return [
    ...(isClear
      ? [advice('DATABASE_URL leads to another machine in clear: let it end in ?sslmode=verify-full.')]
      : []),
    ...(publicOrigin && trustedProxies.length === 0
      ? [advice('TRUST_PROXY is not set: behind a proxy, all visitors would share the limits of one.')]
      : []),
    ...(publicOrigin?.startsWith('https:')
      ? []
      : [advice('PUBLIC_ORIGIN is no https address: set it before visitors come.')]),
    ...(retentionLimit(new Date())
      ? []
      : [
          {
            level: 'missing' as const,
            text: `'contact.retention.months' is no whole number: the law asks how long requests are kept (art. 13 GDPR).`,
          },
        ]),
    ...(setting('contact.extensions')
      ? []
      : [advice(`'contact.extensions' is not set: nothing can be attached.`)]),
  ]
}

function advice(text: string): Finding {
  return { level: 'advice', text }
}
