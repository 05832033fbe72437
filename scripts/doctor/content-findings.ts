import type { Say } from '#scripts/owner/owner-words.ts'
import { brandFindings } from './brand-findings.ts'
import { companyFindings } from './company-findings.ts'
import type { Gap } from './finding.ts'
import { peopleFindings } from './people-findings.ts'
import { privacyFindings } from './privacy-findings.ts'
import { referenceFindings } from './reference-findings.ts'
import { termsFindings } from './terms-findings.ts'

/** Gaps in the owner's files; needs no network. The law requires more of a public site. */
export function contentFindings(say: Say, isPublic: boolean): Gap[] {
  return [
    ...companyFindings(say, isPublic),
    ...privacyFindings(say, isPublic),
    ...termsFindings(say),
    ...brandFindings(say),
    ...peopleFindings(say),
    ...referenceFindings(say),
  ]
}
