import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { visitQuery } from '#tests/components/visit-query.ts'
import { words } from '#tests/helpers/words.ts'
import styles from './term-squares.module.css'
import { TermSquares } from './term-squares.tsx'

const t = words('it')

async function draw(query: string) {
  visitQuery(query)
  await renderView(<TermSquares />, { page: 'lawyers' })
  await expect.element(page.getByRole('img')).toBeVisible()
  const picture = page.getByRole('img').element()
  const texts = (part: string | undefined) =>
    [...picture.querySelectorAll(`.${part}`)].map(({ textContent }) => textContent).filter(Boolean)
  return {
    picture,
    counts: texts(styles.count),
    months: picture.querySelectorAll('p').length,
    isLeftOut: picture.textContent.includes('…'),
    squares: (kind: string | undefined) => picture.querySelectorAll(`.${kind}`).length,
  }
}

test('the days of each month are counted, and make the term together', async () => {
  const { counts, squares, picture } = await draw('from=2026-03-02&days=90&suspension=no')
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(90)
  expect(squares(styles.due)).toBe(1)
  expect(picture.getAttribute('aria-label')).not.toContain(t('lawyers.term.august'))
})

test('a term of months has no days to count', async () => {
  expect((await draw('from=2026-03-02&months=2&suspension=no')).counts).toEqual([])
})

test('the days of August that do not count are told', async () => {
  const { counts, picture } = await draw('from=2026-07-09&days=60')
  expect(counts).toContain(t('lawyers.term.off'))
  expect(picture.getAttribute('aria-label')).toContain(t('lawyers.term.august'))
})

test('of a long term the middle months are left out, and many days stand close', async () => {
  const { months, isLeftOut, picture } = await draw('from=2026-01-02&months=11&suspension=no')
  expect([months, isLeftOut, picture.hasAttribute('data-many')]).toEqual([8, true, true])
})

test('a short term is drawn whole', async () => {
  const { isLeftOut, picture } = await draw('from=2026-03-02&days=30&suspension=no')
  expect([isLeftOut, picture.hasAttribute('data-many')]).toEqual([false, false])
})

test.for([
  [7, false],
  [8, true],
])('of %i months, which begin in January, some are left out: %s', async ([length, isLeftOut]) => {
  const drawn = await draw(`from=2026-01-02&months=${length}&suspension=no`)
  expect([drawn.months, drawn.isLeftOut]).toEqual([8, isLeftOut])
})

test('of a long term the squares of the middle months are left out', async () => {
  visitQuery('from=2026-01-15&years=2')
  await renderView(<TermSquares />, { page: 'lawyers' })
  const months = page.getByRole('img').element().children
  expect(months).toHaveLength(8)
  expect(months[4]?.textContent).toBe('…')
})
