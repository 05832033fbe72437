import type { Browser, Locator, Page } from 'playwright-core'
import it from '#assets/i18n/it.json' with { type: 'json' }
import { createTranslate } from '#shared/messages.ts'

const t = createTranslate(it, 'it', {})
const shopName = 'Osteria Verdi'
const desk = { width: 1280, height: 800 }
const handheld = { width: 360, height: 800 }

type Frame = { picture: Buffer; caption: string }

/** The minute in which somebody tries the site: their shop’s name, a sale, a ticket from a telephone, a delivery, the request. */
export async function filmTheMinute(browser: Browser, url: string): Promise<Buffer> {
  const open = async (path: string, viewport: typeof desk, isPhone = false) => {
    const context = await browser.newContext({
      viewport,
      locale: 'it-IT',
      reducedMotion: 'reduce',
      hasTouch: isPhone,
      isMobile: isPhone,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto(new URL(path, url).href)
    await page.locator('html[data-live="links"]').waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    return page
  }
  const frames: Frame[] = []
  const take = async (page: Page, caption: string) => {
    frames.push({ picture: await page.screenshot(), caption })
  }

  const computer = await open('/it', desk)
  await computer.getByRole('link', { name: t('home.audience.venue'), exact: true }).click()
  await computer.getByRole('textbox', { name: t('own.name') }).fill(shopName)
  await take(computer, 'Your trade and your name')

  const store = await show(computer, '#ecommerce')
  await store.getByRole('button', { name: /^Paga / }).click()
  await centre(store.getByRole('region').first())
  await take(computer, 'Somebody buys by night')
  const shelf = await show(computer, '#warehouse')
  for (const _ of [1, 2, 3]) await press(shelf, t('warehouse.out', { item: t('goods.moka') }))
  await take(computer, 'The storeroom knows, and rings what runs low')

  const kitchen = await show(computer, '#easycomande')
  await press(kitchen, t('phone.host.start'))
  const phone = await open(await addressOf(kitchen), handheld, true)
  const dish = phone.getByRole('button', { name: t('easycomande.pad.more', { item: t('dish.trofie') }) })
  await dish.click()
  await dish.click()
  await take(phone, 'The waiter’s telephone, by a code')
  await press(phone, t('easycomande.pad.sendDishes', { count: 2 }))
  const landed = kitchen.getByRole('heading', { name: 'T\u00a04', exact: true })
  await landed.waitFor()
  await centre(landed)
  await take(computer, 'The ticket lands on the kitchen’s rail')
  for (const step of ['new', 'cooking'] as const)
    await press(kitchen, t('easycomande.for', { step: t(`easycomande.step.${step}`), table: 'T\u00a04' }))
  await phone.getByText(t('phone.ticket.ready'), { exact: true }).waitFor()
  await take(phone, 'Ready: the telephone buzzes')
  await phone.context().close()

  const road = await show(computer, '#easydelivery')
  await press(road, t('phone.host.startCustomer'))
  const waiting = await open(await addressOf(road), handheld, true)
  await press(road, t('easydelivery.leave'))
  await waiting.getByText(t('phone.customer.arrives')).waitFor()
  await centre(road.getByRole('list').first())
  await take(computer, 'The delivery leaves by the real clock')
  await take(waiting, 'Who waits at home sees it')
  await waiting.context().close()

  await press(kitchen, t('easycomande.finished.open'))
  await press(kitchen, t('dish.trofie'))
  await centre(await show(computer, '#plugins'))
  await take(computer, 'A dish runs out: gone from the website too')
  await computer.evaluate(() => window.scrollTo({ top: 0 }))
  await computer
    .getByRole('link', { name: t('header.quote') })
    .first()
    .click()
  await computer.waitForURL('**/contact?**')
  const message = computer.getByRole('textbox', { name: t('contact.message') })
  await message.waitFor()
  await centre(message)
  await take(computer, 'The request begins with all of it')
  return mount(browser, frames)
}

/** The part of the page, awake and at the top of the window. */
async function show(page: Page, selector: string): Promise<Locator> {
  const part = page.locator(selector)
  await part.scrollIntoViewIfNeeded()
  await part.getByRole('button').first().waitFor()
  await part.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  return part
}

const centre = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: 'center' }))

const press = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name, exact: true }).click()

/** What the code on the screen leads to. */
async function addressOf(section: Locator): Promise<string> {
  const link = section.getByRole('link', { name: t('phone.host.link') })
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}

/** One picture of all frames, numbered, with what each shows. */
async function mount(browser: Browser, frames: readonly Frame[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2060, height: 800 } })
  const figures = frames.map(
    ({ picture, caption }, index) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption><b>${index + 1}</b> ${caption}</figcaption></figure>`,
  )
  await page.setContent(
    `<style>
      body { margin: 0; padding: 40px; display: flex; flex-wrap: wrap; gap: 40px 30px; background: #f4f1ea; font: 22px/1.3 system-ui, sans-serif; }
      figure { margin: 0; inline-size: min-content; }
      img { block-size: 396px; display: block; border-radius: 6px; }
      figcaption { padding-block-start: 12px; }
    </style>${figures.join('')}`,
  )
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture
}
