import { describe } from 'vitest'
import { defaultLanguage, languages } from '#shared/locale.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

describe('constants (§9)', () => {
  test('the header’s logo is at most 250 px wide and the footer’s at most 300 px', async ({ visit }) => {
    const page = await visit('/it')
    const longName = 'Società Italiana dei Programmi per Negozi e Ristoranti della Costa'
    for (const [selector, limit] of [
      ['header a', 250],
      ['footer p:has(> .mark)', 300],
    ] as const) {
      const logo = page.locator(selector).first()
      for (const width of [360, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect((await logo.boundingBox())?.width, selector).toBeLessThanOrEqual(limit)
      }
      await logo.locator('span').evaluate((name, text) => {
        name.textContent = text
      }, longName)
      expect((await logo.boundingBox())?.width, selector).toBeLessThanOrEqual(limit)
    }
  })

  test('the languages are English and Italian, English the default', () => {
    expect([...languages].sort()).toEqual(['en', 'it'])
    expect(defaultLanguage).toBe('en')
  })

  test('each language’s dictionary stands at /assets/i18n/{lang}.json', async ({ visit }) => {
    const page = await visit('/it', { expected: [/status: 404 .*\/de\.json/] })
    const read = (lang: string) =>
      page.evaluate(async (name) => {
        const answer = await fetch(`./assets/i18n/${name}.json`)
        return { status: answer.status, type: answer.headers.get('content-type') }
      }, lang)
    await page.goto('/')
    for (const lang of languages) {
      expect(await read(lang)).toEqual({ status: 200, type: expect.stringContaining('application/json') })
    }
    expect((await read('de')).status).toBe(404)
  })

  test('the footer’s year is 2023', async ({ visit }) => {
    const page = await visit('/en', { scripts: false })
    expect((await page.locator('footer').innerText()).match(/\b20\d\d\b/g)).toEqual(['2023'])
  })
})
