import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseAudience } from '#app/platform/use-audience.ts'
import { audiences } from '#content/offerings.ts'
import { storageNames } from '#content/storage-names.ts'
import { href } from '#shared/navigation.ts'
import { homeAudiences } from '#shared/products.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Answers } from './answers.tsx'

const t = words('it')
const kept = () => sessionStorage.getItem(storageNames.audience)
const links = (stands: string) => [...document.querySelectorAll<HTMLElement>(`[data-stands="${stands}"] a`)]
const chosen = (stands: string) =>
  links(stands).flatMap((link, index) => (link.ariaCurrent === 'true' ? [audiences[index]] : []))

beforeEach(async () => {
  chooseAudience(null)
  // Beside a panel its display has them.
  document.documentElement.dataset.panel = 'off'
  await renderView(
    <>
      <Answers stands="hero" />
      <Answers stands="panel" />
    </>,
  )
})

test('nobody is chosen at first, and each answer leads to the first of what is made for it', () => {
  expect(chosen('hero')).toEqual([])
  expect(links('hero').map((link) => link.getAttribute('href'))).toEqual(
    homeAudiences().map(({ offerings: [first] }) =>
      href(first?.target ?? { page: 'home' }, { lang: 'it', addressForm: 'pinned' }),
    ),
  )
})

test('an answer is one wherever it is given, holds for the visit, and is taken back by itself', async () => {
  const address = location.href
  const [, , studio] = links('hero')
  studio?.click()
  await expect.poll(() => [chosen('hero'), chosen('panel')]).toEqual([['studio'], ['studio']])
  expect(kept()).toBe('studio')
  links('panel')[0]?.click()
  await expect.poll(() => [chosen('hero'), chosen('panel')]).toEqual([['shop'], ['shop']])
  links('hero')[0]?.click()
  await expect.poll(() => chosen('hero')).toEqual([])
  expect(kept()).toBeNull()
  expect(location.href).toBe(address)
})

test.for(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s it is an ordinary link', (key) => {
  let isPrevented: boolean | undefined
  const stay = (event: Event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  links('hero')[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
  expect(isPrevented).toBe(false)
  expect(kept()).toBeNull()
})

test('it says what it asks', async () => {
  await expect.element(page.getByRole('navigation', { name: t('home.audience.title') }).first()).toBeVisible()
})
