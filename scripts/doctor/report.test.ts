import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { type Finding, type Gap, settingGap } from './finding.ts'
import { exitCode, gapsAtStart, report } from './report.ts'

const gap = (group: Gap['group'], key: 'company.vat' | 'company.pec' | 'company.rea') =>
  settingGap(group, key, `About ${key}.`)
const must = gap('must', 'company.vat')
const should = gap('should', 'company.pec')
const could = gap('could', 'company.rea')
const good: Finding = { group: 'good', text: 'It works.' }
const ask: Finding = { group: 'ask', text: 'Is it done?' }

test('groups findings by severity, each gap with its place', () => {
  const lines = report([good, could, ask, should, must], ownerWords.en).split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^To do/),
    '✗ site/settings.json · company.vat: About company.vat.',
    '',
    expect.stringMatching(/^To add/),
    '! site/settings.json · company.pec: About company.pec.',
    '',
    expect.stringMatching(/^If it applies/),
    '· site/settings.json · company.rea: About company.rea.',
    '',
    expect.stringMatching(/^Only you know/),
    '? Is it done?',
    '',
    'In order',
    '✓ It works.',
    '',
  ])
})

test('an empty group has no heading; headings are in the owner’s language', () => {
  expect(report([good], ownerWords.it)).toBe('In ordine\n✓ It works.\n')
})

test.each<[findings: Finding[], code: number]>([
  [[good, should, must], 1],
  [[could, should], 2],
  [[could, ask, good], 0],
  [[], 0],
])('the exit code is that of the most severe group', (findings, code) => {
  expect(exitCode(findings)).toBe(code)
})

test('gapsAtStart lists the gaps required by law and counts the others', () => {
  expect(gapsAtStart([should, must, could], ownerWords.it)).toMatch(
    /^Al sito mancano .*\n {2}✗ site\/settings\.json · company\.vat: About company\.vat\.\n.*altre 2 cose.*npm run doctor\n$/,
  )
  expect(gapsAtStart([must, could], ownerWords.en)).toMatch(/One more thing is .*npm run doctor\n$/)
  expect(gapsAtStart([should], ownerWords.en)).toMatch(/^One thing is .*npm run doctor\n$/)
  expect(gapsAtStart([should, could], ownerWords.it)).toMatch(/^Ci sono 2 cose .*npm run doctor\n$/)
  expect(gapsAtStart([], ownerWords.it)).toBe('')
})
