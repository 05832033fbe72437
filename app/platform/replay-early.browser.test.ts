import { expect, onTestFinished, test } from 'vitest'
import { twoFrames } from '#tests/components/render-view.tsx'
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

test('only a text field with early text fires an input event, and as soon as React has hydrated its part', async () => {
  const { form, of, touch } = hydratedForm()
  const title = of('title')
  const heard: string[] = []
  form.addEventListener('input', () => heard.push(title?.value ?? ''))
  touch(title)
  startReplay()
  await expect.poll(() => title?.dataset.early).toBe(undefined)
  expect(heard).toEqual([])
  form.id = 'part'
  document.body.dataset.unhydrated = '#part,#later,'
  if (title) title.value = 'Festa'
  touch(title)
  document.body.dataset.unhydrated = '#part,'
  await twoFrames()
  expect(heard).toEqual([])
  document.body.dataset.unhydrated = ''
  // Timers begun now come after those of the replay.
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).toEqual(['Festa'])
})
