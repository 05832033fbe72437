import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { commandWords } from '#scripts/requests/command-words.ts'
import { faultText } from '#scripts/requests/fault-text.ts'
import type { Config } from '#server/config.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { openContactStore, storeName } from '#server/contact-store/open-contact-store.ts'
import { retentionLimit } from '#server/contact-store/retention.ts'
import { createSmtp } from '#server/outbox/smtp.ts'
import { recipient } from '#server/start-contact.ts'
import { setting } from '#shared/setting.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import { environmentPlace } from './environment-place.ts'
import { type Finding, type Gap, settingPlace } from './finding.ts'
import { serviceWords } from './service-words.ts'

/** Whether requests can be stored and mailed with this configuration. */
export async function serviceFindings(
  config: Config,
  lang: OwnerLanguage,
  origin: string | undefined,
): Promise<Finding[]> {
  return [
    ...(await storeFindings(config, lang)),
    ...(await mailFindings(config, lang, origin)),
    ...settingFindings(config, lang, origin),
  ]
}

async function storeFindings(config: Config, lang: OwnerLanguage): Promise<Finding[]> {
  const words = serviceWords[lang]
  const name = storeName(config)
  const place = environmentPlace(config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR')
  const store = openContactStore(config, { isOwner: true })
  try {
    await store.check()
    return [good(words.stored(name)), ...(await outboxFindings(store, lang))]
  } catch (error) {
    const isMissing = error instanceof StoreUnavailable && error.fault === 'missing'
    if (isMissing) return [{ group: 'should', ...place, text: words.noStore(name) }]
    const text = words.notStored(name, faultText(error, commandWords[lang]))
    return [{ group: 'must', ...place, text }]
  } finally {
    await store.close()
  }
}

async function outboxFindings(store: ContactStore, lang: OwnerLanguage): Promise<Finding[]> {
  const words = serviceWords[lang]
  const { waiting, failed, fault } = await store.outboxState()
  const last = fault ? words.lastAttempt(fault) : ''
  const command = { file: words.mails, row: 'outbox', example: 'npm run requests -- list --open' }
  return [
    ...(waiting > 0 ? [{ group: 'should' as const, ...command, text: words.waiting(waiting) + last }] : []),
    ...(failed > 0 ? [{ group: 'could' as const, ...command, text: words.refused(failed) }] : []),
  ]
}

/** On a public address a request that nobody is told of is lost; at home it may wait. */
async function mailFindings(
  { smtpUrl }: Config,
  lang: OwnerLanguage,
  origin: string | undefined,
): Promise<Finding[]> {
  const words = serviceWords[lang]
  const place = environmentPlace('SMTP_URL')
  const recipientPlace = settingPlace('contact.recipient', 'info@example.it')
  const nobody: Gap[] = recipient() ? [] : [{ group: 'should', ...recipientPlace, text: words.nobody }]
  if (!smtpUrl) return [...nobody, { group: origin ? 'must' : 'should', ...place, text: words.noSmtp }]
  try {
    await createSmtp(smtpUrl).check()
    return [...nobody, good(words.mailGood)]
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    const reason = fault.startsWith('ETLS') ? words.noEncryption : fault
    return [...nobody, { group: 'must', ...place, text: words.mailBad(reason) }]
  }
}

function settingFindings(
  { databaseUrl, trustedProxies }: Config,
  lang: OwnerLanguage,
  origin: string | undefined,
): Gap[] {
  const words = serviceWords[lang]
  const isClear =
    databaseUrl && !isThisMachine(databaseUrl) && !/[?&]sslmode=(require|verify)/.test(databaseUrl)
  const gaps: (Gap | false)[] = [
    !retentionLimit(new Date()) && {
      group: 'must',
      ...settingPlace('contact.retention.months', '12'),
      text: words.noRetention,
    },
    Boolean(isClear) && {
      group: 'should',
      ...environmentPlace('DATABASE_URL'),
      text: words.databaseInClear,
    },
    Boolean(origin && trustedProxies.length === 0) && {
      group: 'should',
      ...environmentPlace('TRUST_PROXY'),
      text: words.noProxy,
    },
    !origin?.startsWith('https:') && {
      group: 'should',
      ...settingPlace('site.origin', 'https://www.example.com'),
      text: words.noHttps,
    },
    !setting('contact.extensions') && {
      group: 'could',
      ...settingPlace('contact.extensions', '.pdf,.PDF,.jpg,.JPG,.png,.PNG'),
      text: words.noExtensions,
    },
  ]
  return gaps.filter((gap) => gap !== false)
}

const good = (text: string): Finding => ({ group: 'good', text })
