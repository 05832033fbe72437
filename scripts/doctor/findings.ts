import { existsSync, readFileSync } from 'node:fs'
import { publicOrigin } from '#scripts/build/origin.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { readConfig } from '#server/config.ts'
import { namedOrigin } from '#server/http/public-origin.ts'
import { isReleased, ownBuild } from '#server/own-build.ts'
import { contentFindings } from './content-findings.ts'
import { duties } from './duties.ts'
import { environmentPlace } from './environment-place.ts'
import type { Finding } from './finding.ts'
import { serviceFindings } from './service-findings.ts'

/** Everything that the doctor has to say, in the owner's language. */
export async function findings(lang: OwnerLanguage, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const result = readConfig(env, lang)
  const origin = siteOrigin()
  const services: Finding[] =
    'faults' in result
      ? result.faults.map((fault) => configFinding(fault))
      : await serviceFindings(result.config, lang, origin)
  const asked = duties[lang].map((text): Finding => ({ group: 'ask', text }))
  return [...contentFindings(lang, origin !== undefined), ...services, ...asked]
}

/** The address that the release was built for; in a checkout the one that the next build is for. */
function siteOrigin(): string | undefined {
  const pages = `${ownBuild}/pages.json`
  if (!isReleased || !existsSync(pages)) return namedOrigin(publicOrigin())
  const { origin }: { origin: string } = JSON.parse(readFileSync(pages, 'utf8'))
  return namedOrigin(origin)
}

/** A fault of the configuration begins with its variable. */
function configFinding(fault: string): Finding {
  const [name = '', ...words] = fault.split(' ')
  return { group: 'must', ...environmentPlace(name), text: words.join(' ') }
}
