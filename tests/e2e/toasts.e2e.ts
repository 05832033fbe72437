import type { Page } from 'playwright-core'
import { expect, test } from '../helpers/browser-test.ts'
import { fillRequest, sendButton, toasts } from '../helpers/page-steps.ts'

const refused = {
  status: 422,
  json: { message: 'Richiesta non inviata', modelState: { '': ['<b>Riprova</b> & spera.'] } },
}

test('a toast covers neither the header nor a panel tile at any window size', async ({ visit }) => {
  const page = await visit('/it/contact', { expected: [/status: 422/, /Richiesta non inviata/] })
  await page.route('**/api/contact', (route) => route.fulfill(refused))
  await fillRequest(page)
  for (const [width, height] of [
    [1280, 800],
    [1280, 560],
    [900, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    const answer = page.waitForResponse('**/api/contact')
    await sendButton(page).press('Enter')
    await answer
    await toasts(page).first().waitFor()
    expect(await coveredByToast(page), `${width} × ${height}`).toEqual([])
  }
})

function coveredByToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector('[data-kind]')?.getBoundingClientRect()
    if (!box) return ['no toast']
    const meets = (other: DOMRect) =>
      other.width > 0 &&
      box.left < other.right &&
      box.right > other.left &&
      box.top < other.bottom &&
      box.bottom > other.top
    return [...document.querySelectorAll('header, aside a')].flatMap((part) =>
      meets(part.getBoundingClientRect()) ? [part.outerHTML.slice(0, 80)] : [],
    )
  })
}
