import { ownName } from '#app/demo-shop/own-name.ts'
import type { OfferingId } from '#content/offerings.ts'
import type { Edition } from '#shared/navigation.ts'
import { pagePath } from '#shared/navigation.ts'
import { createUuid } from '#shared/uuid.ts'
import { drafts } from './contact-draft.ts'

/**
 * Puts the visitor's demonstration into the contact form's draft, after any text already there; kept for a
 * day at most.
 */
export function sendThis(text: string, subject: OfferingId, edition: Edition) {
  const before = drafts.load()
  const written = before?.texts.message ?? ''
  const message = written.includes(text) ? written : [written, text].filter(Boolean).join('\n\n')
  const texts = { ...before?.texts, message, subject }
  texts.company ||= ownName.get() ?? ''
  drafts.save({ id: before?.id ?? createUuid(), texts })
  location.assign(`${pagePath('contact', edition)}?subject=${subject}`)
}
