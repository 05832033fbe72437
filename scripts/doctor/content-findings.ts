import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { brandFindings } from './brand-findings.ts'
import { companyFindings } from './company-findings.ts'
import type { ContentPart, Gap } from './finding.ts'
import { peopleFindings } from './people-findings.ts'
import { privacyFindings } from './privacy-findings.ts'
import { referenceFindings } from './reference-findings.ts'
import { termsFindings } from './terms-findings.ts'

/** Each part stands in its own file, `<part>-findings.ts`, with its words beside it: one line here adds it. */
const parts: readonly ContentPart[] = [
  companyFindings,
  privacyFindings,
  termsFindings,
  brandFindings,
  peopleFindings,
  referenceFindings,
]

/** What the owner's files still lack, without asking any machine. */
export function contentFindings(lang: OwnerLanguage): Gap[] {
  return parts.flatMap((part) => part(lang))
}
