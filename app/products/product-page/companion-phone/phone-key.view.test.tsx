import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { roomServer } from '#tests/components/room-server.ts'
import { words } from '#tests/helpers/words.ts'
import { phoneHost } from './phone-host.ts'
import { PhoneKey } from './phone-key.tsx'

const t = words('it')
const slip = () => page.getByRole('region', { name: t('phone.title') })

afterEach(phoneHost.stop)

test.for([
  ['waiter', t('phone.host.start')],
  ['customer', t('phone.host.startCustomer')],
] as const)('the button opens the code for the %s, and closes it with its room', async ([who, name]) => {
  roomServer()
  await renderView(
    <section>
      <PhoneKey who={who} className={undefined} roomClass={undefined} />
    </section>,
  )
  const key = page.getByRole('button', { name, exact: true })
  await expect.element(key).toHaveAttribute('aria-expanded', 'false')
  expect([slip().elements(), phoneHost.get()]).toEqual([[], {}])
  await key.click()
  await expect.element(key).toHaveAttribute('aria-expanded', 'true')
  await expect.element(slip()).toHaveFocus()
  const link = page.getByRole('link', { name: t('phone.host.link') })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`#${who}.`))
  await page.getByRole('button', { name: t('phone.host.close') }).click()
  await expect.element(key).toHaveAttribute('aria-expanded', 'false')
  expect([slip().elements(), phoneHost.get()]).toEqual([[], {}])
})
