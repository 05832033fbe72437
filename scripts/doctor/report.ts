import type { Say } from '#scripts/owner/owner-words.ts'
import { type Finding, type Gap, gapGroups } from './finding.ts'

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

export function gapsAtStart(gaps: readonly Gap[], say: Say): string {
  const musts = gaps.filter(({ group }) => group === 'must')
  const others = gaps.length - musts.length
  if (gaps.length === 0) return ''
  if (musts.length === 0) return `${say('doctor.onlyUseful', { count: others })}\n`
  const lines = musts.map(({ file, row, text }) => `  ${marks.must} ${file} · ${row}: ${text}`)
  const more = others === 0 ? say('doctor.details') : say('doctor.others', { count: others })
  return `${[say('doctor.atStart'), ...lines, more].join('\n')}\n`
}

function findingText(finding: Finding): string {
  const mark = marks[finding.group]
  if (!('row' in finding)) return `${mark} ${finding.text}`
  return `${mark} ${finding.file} · ${finding.row}: ${finding.text}`
}
