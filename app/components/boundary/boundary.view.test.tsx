import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectError } from '#tests/components/console-errors.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Boundary } from './boundary.tsx'

function Failing(): never {
  throw new Error('On purpose.')
}

test.for(['it', 'en'] as const)('a failing part shows a message, the rest stays (%s)', async (lang) => {
  expectError(/On purpose/)
  await renderView(
    <>
      <Boundary>
        <Failing />
      </Boundary>
      <p>The rest</p>
    </>,
    { lang },
  )
  const t = words(lang)
  await expect.element(page.getByRole('heading', { name: t('broken.title') })).toBeVisible()
  await expect.element(page.getByText(t('broken.text'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('broken.reload') })).toBeVisible()
  await expect.element(page.getByText('The rest')).toBeVisible()
})
