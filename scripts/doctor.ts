// Tells what is not set, what cannot be reached, and what the law still asks for: `npm run doctor`. Exits with 1 when
// something that the law asks for is missing, or requests could not be stored or mailed as configured.
import { readConfig } from '#server/config.ts'
import { setting } from '#shared/setting.ts'
import { type Finding, legalFindings } from './doctor/legal-data.ts'
import { serviceFindings } from './doctor/service-findings.ts'

const result = readConfig(process.env)
const services: Finding[] =
  'faults' in result
    ? result.faults.map((text) => ({ level: 'missing', text }))
    : await serviceFindings(result.config)
const findings = [...legalFindings(setting), ...services]

const marks = { missing: '✗', advice: '!', good: '✓' } as const
for (const level of ['missing', 'advice', 'good'] as const) {
  for (const finding of findings.filter((one) => one.level === level)) {
    process.stdout.write(`${marks[level]} ${finding.text}\n`)
  }
}
process.exitCode = findings.some(({ level }) => level === 'missing') ? 1 : 0
