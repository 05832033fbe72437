import { existsSync, readFileSync } from 'node:fs'
import { publicOrigin } from '#scripts/build/origin.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { readConfig } from '#server/config.ts'
import { namedOrigin } from '#server/http/public-origin.ts'
import { isReleased, ownBuild } from '#server/own-build.ts'
import { contentFindings } from './content-findings.ts'
import { environmentPlace, type Finding } from './finding.ts'
import { serviceFindings } from './service-findings.ts'

/** Duties that no setting shows: only the owner knows. */
export const duties = ['processors', 'supply', 'withdrawal', 'guarantee', 'food', 'access'] as const

export async function findings(lang: OwnerLanguage, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const say = ownerWords[lang]
  const result = readConfig(env, lang)
  const origin = siteOrigin()
  const services: Finding[] =
    'faults' in result
      ? result.faults.map((fault) => configFinding(fault))
      : await serviceFindings(result.config, say, origin)
  const asked = duties.map((duty): Finding => ({ group: 'ask', text: say(`doctor.duty.${duty}`) }))
  return [...contentFindings(say, origin !== undefined), ...services, ...asked]
}

/** The origin of the release, or in a checkout of the next build. */
function siteOrigin(): string | undefined {
  const pages = `${ownBuild}/pages.json`
  if (!isReleased || !existsSync(pages)) return namedOrigin(publicOrigin())
  const { origin }: { origin: string } = JSON.parse(readFileSync(pages, 'utf8'))
  return namedOrigin(origin)
}

/** Faults start with the variable's name. */
function configFinding(fault: string): Finding {
  const [name = '', ...words] = fault.split(' ')
  return { group: 'must', ...environmentPlace(name), text: words.join(' ') }
}
