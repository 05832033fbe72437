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
import type { Finding } from './legal-data.ts'
import { type ServiceWords, serviceWords } from './service-words.ts'

/** Whether requests can be stored and mailed with this configuration. */
export async function serviceFindings(config: Config, lang: OwnerLanguage): Promise<Finding[]> {
  const words = serviceWords[lang]
  return [
    ...(await storeFindings(config, lang)),
    ...(await mailFindings(config, words)),
    ...settingFindings(config, words),
  ]
}

async function storeFindings(config: Config, lang: OwnerLanguage): Promise<Finding[]> {
  const words = serviceWords[lang]
  const name = config.databaseUrl ? 'PostgreSQL' : words.folder(config.dataDir)
  const store = openContactStore(config)
  try {
    await store.check()
    return [good(words.stored(name)), ...(await outboxFindings(store, words))]
  } catch (error) {
    return [missing(words.notStored(name, faultText(error, commandWords[lang])))]
  } finally {
    await store.close()
  }
}

async function outboxFindings(store: ContactStore, words: ServiceWords): Promise<Finding[]> {
  const { waiting, failed, fault } = await store.outboxState()
  const last = fault ? words.lastAttempt(fault) : ''
  return [
    ...(waiting > 0 ? [advice(words.waiting(waiting) + last)] : []),
    ...(failed > 0 ? [advice(words.refused(failed))] : []),
  ]
}

async function mailFindings({ smtpUrl }: Config, words: ServiceWords): Promise<Finding[]> {
  const nobody = recipient() ? [] : [advice(words.nobody)]
  if (!smtpUrl) return [...nobody, advice(words.noSmtp)]
  try {
    await createSmtp(smtpUrl).check()
    return [...nobody, good(words.mailGood)]
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return [...nobody, missing(words.mailBad(fault.startsWith('ETLS') ? words.noEncryption : fault))]
  }
}

function settingFindings(
  { publicOrigin, databaseUrl, trustedProxies }: Config,
  words: ServiceWords,
): Finding[] {
  const isClear =
    databaseUrl && !isThisMachine(databaseUrl) && !/[?&]sslmode=(require|verify)/.test(databaseUrl)
  return [
    ...(isClear ? [advice(words.databaseInClear)] : []),
    ...(publicOrigin && trustedProxies.length === 0 ? [advice(words.noProxy)] : []),
    ...(publicOrigin?.startsWith('https:') ? [] : [advice(words.noHttps)]),
    ...(retentionLimit(new Date()) ? [] : [missing(words.noRetention)]),
    ...(setting('contact.extensions') ? [] : [advice(words.noExtensions)]),
  ]
}

const good = (text: string): Finding => ({ level: 'good', text })
const advice = (text: string): Finding => ({ level: 'advice', text })
const missing = (text: string): Finding => ({ level: 'missing', text })
