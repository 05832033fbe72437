import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { commandWords } from '#scripts/requests/command-words.ts'
import { faultText } from '#scripts/requests/fault-text.ts'
import type { Config } from '#server/config.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { retentionLimit } from '#server/contact-store/retention.ts'
import { isThisMachine } from '#server/http/this-machine.ts'
import { createSmtp } from '#server/outbox/smtp.ts'
import { recipient } from '#server/start-contact.ts'
import { setting } from '#shared/setting.ts'
import { environmentPlace } from './environment-place.ts'
import { type Finding, type Gap, settingPlace } from './finding.ts'
import { serviceWords } from './service-words.ts'

/** Whether requests can be stored and mailed with this configuration. */
export async function serviceFindings(config: Config, lang: OwnerLanguage): Promise<Finding[]> {
  return [
    ...(await storeFindings(config, lang)),
    ...(await mailFindings(config, lang)),
    ...settingFindings(config, lang),
  ]
}

async function storeFindings(config: Config, lang: OwnerLanguage): Promise<Finding[]> {
  const words = serviceWords[lang]
  const name = config.databaseUrl ? 'PostgreSQL' : words.folder(config.dataDir)
  const place = environmentPlace(config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR', lang)
  const store = openContactStore(config)
  try {
    await store.check()
    return [good(words.stored(name)), ...(await outboxFindings(store, lang))]
  } catch (error) {
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

async function mailFindings({ smtpUrl }: Config, lang: OwnerLanguage): Promise<Finding[]> {
  const words = serviceWords[lang]
  const place = environmentPlace('SMTP_URL', lang)
  const recipientPlace = settingPlace('contact.recipient', 'info@example.it')
  const nobody: Gap[] = recipient() ? [] : [{ group: 'should', ...recipientPlace, text: words.nobody }]
  if (!smtpUrl) return [...nobody, { group: 'should', ...place, text: words.noSmtp }]
  try {
    await createSmtp(smtpUrl).check()
    return [...nobody, good(words.mailGood)]
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    const reason = fault.startsWith('ETLS') ? words.noEncryption : fault
    return [...nobody, { group: 'must', ...place, text: words.mailBad(reason) }]
  }
}

function settingFindings({ publicOrigin, databaseUrl, trustedProxies }: Config, lang: OwnerLanguage): Gap[] {
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
      ...environmentPlace('DATABASE_URL', lang),
      text: words.databaseInClear,
    },
    Boolean(publicOrigin && trustedProxies.length === 0) && {
      group: 'should',
      ...environmentPlace('TRUST_PROXY', lang),
      text: words.noProxy,
    },
    !publicOrigin?.startsWith('https:') && {
      group: 'should',
      ...environmentPlace('PUBLIC_ORIGIN', lang),
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
