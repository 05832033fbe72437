import { contactMethod } from '#shared/contact-fields.ts'
import { contactLimits } from '#shared/contact-request.ts'
import { chosenOwnerLanguage } from '#shared/entries.ts'
import { languages } from '#shared/locale.ts'
import { createTranslations } from '#shared/messages.ts'
import { setting } from '#shared/setting.ts'
import type { Config } from './config.ts'
import type { RenderContactAgain } from './contact-form/answer-form.ts'
import type { ContactStore } from './contact-store/contact-store.ts'
import { openContactStore } from './contact-store/open-contact-store.ts'
import { createUpkeep, startUpkeep } from './contact-store/upkeep.ts'
import { type StoreFigures, storeFigures } from './metrics.ts'
import { composeMail } from './outbox/compose-mail.ts'
import { type Outbox, startOutbox } from './outbox/outbox.ts'
import { createSmtp } from './outbox/smtp.ts'
import type { ContactDeps } from './routes/contact.ts'
import type { StoreHealth } from './routes/health.ts'
import type { RenderThanks } from './routes/thanks-page.ts'
import type { Site } from './site/site.ts'

type ContactParts = {
  contact: ContactDeps
  store: StoreHealth
  /** For `/metrics`; no personal data. */
  figures: () => Promise<StoreFigures>
  stop: () => Promise<void>
}
type StartOptions = { config: Config; site: Site; onFault: (fault: string) => void }

/** Store, outbox and retention of the contact form. Never throws at startup. */
export function startContact({ config, site, onFault }: StartOptions): ContactParts {
  const store = openContactStore(config, { log: onFault })
  const outbox = openOutbox(store, { config, site, onFault })
  const upkeep = createUpkeep(store, onFault)
  const stopUpkeep = startUpkeep(upkeep, onFault)
  return {
    contact: {
      store,
      limits: contactLimits(),
      renderOnClient: async (request) => (await loadRenderer(site.renderer)).renderContactAgain(request),
      renderThanks: async (request) => (await loadRenderer(site.renderer)).renderThanks(request),
      onStored: () => outbox?.wake(),
    },
    store: { check: remembered(1_000, () => store.check()) },
    figures: () => storeFigures(store, upkeep),
    stop: async () => {
      stopUpkeep()
      await outbox?.stop()
      await store.close()
    },
  }
}

/** Caches a check that writes to the disk, so that frequent callers cannot cause load. */
function remembered<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > ms) last = { at: now, answer: ask() }
    return last.answer
  }
}

export function recipient(): string {
  return setting('contact.recipient') || setting('company.email')
}

/** Without mail server or recipient, mails wait in the store. */
function openOutbox(store: ContactStore, { config, site, onFault }: StartOptions): Outbox | undefined {
  const { smtpUrl } = config
  const to = recipient()
  if (!smtpUrl || !to) return undefined
  const brand = setting('brand.name')
  const user = decodeURIComponent(new URL(smtpUrl).username)
  // Evaluated per mail: a new build may have other texts.
  const translate = () => createTranslations(site.dictionaries, { brand })
  const sender = {
    brand,
    recipient: to,
    ownerLanguage: chosenOwnerLanguage(setting('owner.language'), languages),
    // Most mail servers only accept the authenticated address as sender.
    from: contactMethod(user) === 'email' ? user : to,
  } as const
  const { sendMail } = createSmtp(smtpUrl)
  return startOutbox({
    store,
    sendMail,
    onFault,
    compose: (mail, request, mayAttach) =>
      composeMail(mail, request, { ...sender, translate: translate() }, mayAttach),
  })
}

type Renderer = { renderContactAgain: RenderContactAgain; renderThanks: RenderThanks }

async function loadRenderer(address: string): Promise<Renderer> {
  return import(address)
}
