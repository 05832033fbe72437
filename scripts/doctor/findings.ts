import { type OwnerLanguage, ownerLanguage } from '#scripts/owner/owner-language.ts'
import { readConfig } from '#server/config.ts'
import { contentFindings } from './content-findings.ts'
import { duties } from './duties.ts'
import { environmentPlace } from './environment-place.ts'
import type { Finding } from './finding.ts'
import { serviceFindings } from './service-findings.ts'

/** Everything that the doctor has to say, in the owner's language. */
export async function findings(root: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const lang = ownerLanguage(root)
  const result = readConfig(env, lang)
  const services: Finding[] =
    'faults' in result
      ? result.faults.map((fault) => configFinding(fault, lang))
      : await serviceFindings(result.config, lang)
  const asked = duties[lang].map((text): Finding => ({ group: 'ask', text }))
  return [...contentFindings(lang), ...services, ...asked]
}

/** A fault of the configuration begins with its variable. */
function configFinding(fault: string, lang: OwnerLanguage): Finding {
  const [name = '', ...words] = fault.split(' ')
  return { group: 'must', ...environmentPlace(name, lang), text: words.join(' ') }
}
