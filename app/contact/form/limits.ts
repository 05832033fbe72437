import { contactLimits } from '#shared/contact-limits.ts'

/** What the form takes, as the owner has set it. */
export const limits = contactLimits()
