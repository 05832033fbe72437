import { expect, onTestFinished, test } from 'vitest'
import { startReplay } from './replay-early.ts'

/** A hydrated form, and the events that it received. */
function hydratedForm() {
  const form = document.createElement('form')
  form.innerHTML = `<input name="title"><input type="checkbox" name="whole">
    <input type="radio" name="poster" value="a" checked><input type="radio" name="poster" value="b">
    <input type="radio" name="poster" value="c">`
  document.body.append(form)
  onTestFinished(() => form.remove())
  const controls = [...form.querySelectorAll('input')]
  const heard: string[] = []
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(`${target.name} ${target.value} ${target.checked}`)
  })
  const of = (value: string) => controls.find((control) => control.value === value || control.name === value)
  const touch = (control: HTMLInputElement | undefined) => {
    control?.click()
    if (control) control.dataset.early = control.value
  }
  return { form, heard, of, touch, chosen: () => new FormData(form).get('poster') }
}

test('an early choice is replayed even when an early text redraws the group', async () => {
  const { form, heard, of, touch, chosen } = hydratedForm()
  const title = of('title')
  if (title) title.dataset.early = 'Festa'
  touch(of('c'))
  heard.length = 0
  // Like React, which may reset other fields when one changes.
  form.addEventListener('input', ({ target }) => {
    const first = of('a')
    if (target === title && first) first.checked = true
  })
  startReplay()
  await expect.poll(() => heard).toEqual(['poster c true'])
  expect([chosen(), title?.value]).toEqual(['c', 'Festa'])
})

test('of several early choices the last is replayed', async () => {
  const { heard, of, touch, chosen } = hydratedForm()
  touch(of('c'))
  touch(of('b'))
  heard.length = 0
  startReplay()
  await expect.poll(() => heard).toEqual(['poster b true'])
  expect(chosen()).toBe('b')
})

test('an early checkbox keeps its state', async () => {
  const { heard, of, touch } = hydratedForm()
  touch(of('whole'))
  heard.length = 0
  startReplay()
  await expect.poll(() => heard).toEqual(['whole on true'])
  expect(of('whole')?.checked).toBe(true)
})

test('a single early choice that hydration lost is replayed', async () => {
  const { heard, of, touch, chosen } = hydratedForm()
  touch(of('b'))
  const first = of('a')
  if (first) first.checked = true
  heard.length = 0
  startReplay()
  await expect.poll(() => heard).toEqual(['poster b true'])
  expect(chosen()).toBe('b')
})

test('only a text field with early text fires an input event', async () => {
  const { form, of, touch } = hydratedForm()
  const title = of('title')
  const heard: string[] = []
  form.addEventListener('input', () => heard.push(title?.value ?? ''))
  touch(title)
  startReplay()
  await expect.poll(() => title?.dataset.early).toBe(undefined)
  expect(heard).toEqual([])
  if (title) title.value = 'Festa'
  touch(title)
  await expect.poll(() => heard).toEqual(['Festa'])
})

test('later text in a field before hydration is replayed before React stops the event', async () => {
  const { form, of, heard, touch } = hydratedForm()
  const title = of('title')
  touch(of('whole'))
  heard.length = 0
  startReplay()
  await expect.poll(() => heard).toEqual(['whole on true'])
  // Timers started by the click have run too.
  await new Promise((resolve) => setTimeout(resolve, 300))
  form.addEventListener('input', (event) => event.stopPropagation(), { capture: true, once: true })
  if (!title) throw new Error('There is no field.')
  title.value = 'Festa'
  title.dataset.early = 'Festa'
  title.dispatchEvent(new Event('input', { bubbles: true }))
  const written: string[] = []
  form.addEventListener('input', () => written.push(title.value))
  await expect.poll(() => written).toEqual(['Festa'])
})
