import type { Say } from '#scripts/owner/owner-words.ts'
import { faultText } from '#scripts/requests/command-context.ts'
import type { Config } from '#server/config.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { openContactStore, storeName } from '#server/contact-store/open-contact-store.ts'
import { retentionLimit } from '#server/contact-store/upkeep.ts'
import { createSmtp } from '#server/outbox/smtp.ts'
import { recipient } from '#server/start-contact.ts'
import { setting } from '#shared/setting.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import { environmentPlace, type Finding, type Gap, settingGap } from './finding.ts'

export async function serviceFindings(
  config: Config,
  say: Say,
  origin: string | undefined,
): Promise<Finding[]> {
  return [
    ...(await storeFindings(config, say)),
    ...(await mailFindings(config, say, origin)),
    ...settingFindings(config, say, origin),
  ]
}

async function storeFindings(config: Config, say: Say): Promise<Finding[]> {
  const store = storeName(config)
  const place = environmentPlace(config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR')
  const opened = openContactStore(config, { isOwner: true })
  try {
    await opened.check()
    return [good(say('doctor.store.good', { store })), ...(await outboxFindings(opened, say))]
  } catch (error) {
    const isMissing = error instanceof StoreUnavailable && error.fault === 'missing'
    if (isMissing) return [{ group: 'should', ...place, text: say('doctor.store.missing', { store }) }]
    const text = say('doctor.store.broken', { store, reason: faultText(error, say) })
    return [{ group: 'must', ...place, text }]
  } finally {
    await opened.close()
  }
}

export async function outboxFindings(store: Pick<ContactStore, 'outboxState'>, say: Say): Promise<Finding[]> {
  const { waiting, fault } = await store.outboxState()
  if (waiting === 0) return []
  const last = fault ? ` ${say('doctor.mail.lastAttempt', { reason: mailReason(fault, say) })}` : ''
  const place = { file: say('doctor.mail.place'), row: 'outbox' }
  return [{ group: 'should', ...place, text: say('doctor.mail.waiting', { count: waiting }) + last }]
}

/** On a public site an unread request is lost, so missing mail settings are serious there only. */
async function mailFindings({ smtpUrl }: Config, say: Say, origin: string | undefined): Promise<Finding[]> {
  const place = environmentPlace('SMTP_URL')
  const nobody = recipient()
    ? []
    : [settingGap('should', 'contact.recipient', say('doctor.contact.recipient'))]
  if (!smtpUrl)
    return [...nobody, { group: origin ? 'must' : 'should', ...place, text: say('doctor.SMTP_URL') }]
  try {
    await createSmtp(smtpUrl).check()
    return [...nobody, good(say('doctor.mail.good'))]
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    const text = say('doctor.mail.bad', { reason: mailReason(fault, say) })
    return [...nobody, { group: 'must', ...place, text }]
  }
}

/** In words, where the code of a mail server's fault has some. */
function mailReason(fault: string, say: Say): string {
  const [code = ''] = fault.split(' ')
  if (code === 'ETLS') return say('doctor.mail.clear')
  if (code === 'EAUTH') return say('doctor.mail.login', { fault })
  const isAway = ['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'ESOCKET', 'ETIMEDOUT'].includes(code)
  return isAway ? say('doctor.mail.away', { fault }) : fault
}

function settingFindings(
  { databaseUrl, trustedProxies }: Config,
  say: Say,
  origin: string | undefined,
): Gap[] {
  const isClear =
    databaseUrl && !isThisMachine(databaseUrl) && !/[?&]sslmode=(require|verify)/.test(databaseUrl)
  const environmentGap = (name: 'DATABASE_URL' | 'TRUST_PROXY'): Gap => ({
    group: 'should',
    ...environmentPlace(name),
    text: say(`doctor.${name}`),
  })
  const gaps: (Gap | false)[] = [
    !retentionLimit(new Date()) &&
      settingGap('must', 'contact.retention.months', say('doctor.contact.retention.months')),
    Boolean(isClear) && environmentGap('DATABASE_URL'),
    Boolean(origin && trustedProxies.length === 0) && environmentGap('TRUST_PROXY'),
    !origin?.startsWith('https:') && settingGap('should', 'site.origin', say('doctor.site.origin')),
    !setting('contact.extensions') &&
      settingGap('could', 'contact.extensions', say('doctor.contact.extensions')),
  ]
  return gaps.filter((gap) => gap !== false)
}

const good = (text: string): Finding => ({ group: 'good', text })
