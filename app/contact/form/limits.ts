import { contactLimits } from '#shared/contact-limits.ts'

export const limits = contactLimits()
