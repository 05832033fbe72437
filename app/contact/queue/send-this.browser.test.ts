import { expect, test } from 'vitest'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { contactTests } from '#tests/components/contact-form-steps.tsx'
import { recordNavigations } from '#tests/components/recorded.ts'
import { drafts } from './contact-draft.ts'
import { sendThis } from './send-this.ts'

contactTests()
const edition = { lang: 'it', addressForm: 'pinned' } as const

test('keeps the existing message and appends the demo once', async () => {
  const visited = recordNavigations()
  const before = { name: 'Nives', company: 'Trattoria', subject: 'lawyers', message: 'Buongiorno.' } as const
  drafts.save({ id: 'd1', texts: before })
  setOwnName('Da Nives')
  for (let times = 0; times < 2; times++) {
    sendThis('Il mio menu', 'menudigitale', edition)
    const texts = { ...before, message: 'Buongiorno.\n\nIl mio menu', subject: 'menudigitale' }
    expect(drafts.load()).toMatchObject({ id: 'd1', texts })
  }
  await expect.poll(() => visited.at(-1)).toBe('/it/contact?subject=menudigitale')
  drafts.clear()
  sendThis('Il mio menu', 'menudigitale', edition)
  expect(drafts.load()?.texts).toMatchObject({ company: 'Da Nives', message: 'Il mio menu' })
})
