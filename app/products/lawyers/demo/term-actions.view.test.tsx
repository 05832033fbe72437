import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deadline } from '#app/products/lawyers/deadline.ts'
import { recordDownloads } from '#tests/components/recorded.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { TermActions } from './term-actions.tsx'
import { ruleText, stepText, termWords } from './term-words.ts'

const t = words('it')
const term = { from: '2026-07-09', length: 30, unit: 'days', suspension: true, preset: '325' } as const

async function show() {
  const result = deadline(term)
  if ('refused' in result) throw new Error(`The term is refused: ${result.refused}.`)
  await renderView(<TermActions counted={{ term, result }} isLast={false} />, { page: 'lawyers' })
  return result
}

test('the calendar file has the count, the warning and the address of the term', async () => {
  const files = recordDownloads()
  const { due, steps } = await show()
  await page.getByRole('button', { name: t('lawyers.diary.action') }).click()
  const [file] = files
  expect(file?.name).toBe(`easy-lawyers-${due}.ics`)
  const blob = await file?.blob
  expect(blob?.type).toBe('text/calendar;charset=utf-8')
  const entry =
    (await blob?.text())?.replaceAll('\r\n ', '').replaceAll('\\,', ',').replaceAll('\\;', ';') ?? ''
  expect(entry).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`)
  expect(entry).toContain(`SUMMARY:${t('lawyers.diary.title', { term: termWords(term, 'it', t) })}`)
  expect(steps.length).toBeGreaterThan(2)
  for (const step of steps) expect(entry).toContain(`: ${stepText(step, t)} (${ruleText(step, t)})\\n`)
  expect(entry).toContain(`${t('lawyers.example.preset')}: ${t('lawyers.preset.325')}\\n`)
  expect(entry).toContain(`\\n\\n${t('lawyers.example.verify')}`)
  const url = new URL(/^URL:(.*)$/m.exec(entry)?.[1] ?? '')
  expect(url.pathname).toBe(location.pathname)
  expect(Object.fromEntries(url.searchParams)).toEqual({ from: '2026-07-09', days: '30', rule: '325' })
  expect(entry).toContain(`UID:${url}\r\n`)
})
