import type { Say } from '#scripts/owner/owner-words.ts'
import { type Finding, gapGroups } from './finding.ts'

const marks: Readonly<Record<Finding['group'], string>> = {
  must: '✗',
  should: '!',
  could: '·',
  ask: '?',
  good: '✓',
}

export function report(findings: readonly Finding[], say: Say): string {
  return [...gapGroups, 'ask' as const, 'good' as const]
    .flatMap((group) => {
      const found = findings.filter((one) => one.group === group)
      return found.length > 0
        ? [[say(`doctor.heading.${group}`), ...found.map(findingText), ''].join('\n')]
        : []
    })
    .join('\n')
}

export function exitCode(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ group }) => group === 'must')) return 1
  return findings.some(({ group }) => group === 'should') ? 2 : 0
}

function findingText(finding: Finding): string {
  const mark = marks[finding.group]
  if (!('row' in finding)) return `${mark} ${finding.text}`
  return `${mark} ${finding.file} · ${finding.row}: ${finding.text}`
}
