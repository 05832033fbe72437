import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { readConfig } from '#server/config.ts'
import { setting } from '#shared/setting.ts'
import { type Finding, legalFindings } from './legal-data.ts'
import { legalWords } from './legal-words.ts'
import { serviceFindings } from './service-findings.ts'

/** Everything that the doctor has to say, in the owner's language. */
export async function findings(root: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const lang = ownerLanguage(root)
  const result = readConfig(env, lang)
  const services: Finding[] =
    'faults' in result
      ? result.faults.map((text) => ({ level: 'missing', text }))
      : await serviceFindings(result.config, lang)
  const duties = legalWords[lang].duties.map((text): Finding => ({ level: 'advice', text }))
  return [...legalFindings(setting, lang), ...services, ...duties]
}
