import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'

const common = { lang: 'it', label: 'Italiano', describedBy: '', isWrong: false } as const

let redraw = () => {}

function Typed() {
  const [text, setText] = useState('Uno')
  const [count, setCount] = useState(0)
  redraw = () => setCount((count) => count + 1)
  // After so long a render React runs effects in a task of their own: letters may come before it.
  for (const end = performance.now() + 10; performance.now() < end; );
  return (
    <>
      <output>{count}</output>
      <TextField {...common} hasLines={false} text={text} onText={setText} />
    </>
  )
}

test('typing right after another update keeps every letter and the caret', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  // Without `act`, which would run effects at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const app = createRoot(root)
  onTestFinished(() => {
    app.unmount()
    root.remove()
  })
  app.render(<Typed />)
  const field = page.getByRole('textbox', { name: 'Italiano' })
  await field.click()
  await userEvent.keyboard('{End}')
  const count = page.getByRole('status').element()
  const letters = ', due e tre'
  for (const letter of letters) {
    const drawn = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        resolve()
      }).observe(count, { characterData: true, childList: true, subtree: true })
    })
    redraw()
    await drawn
    document.execCommand('insertText', false, letter)
  }
  expect(field.element().textContent).toBe(`Uno${letters}`)
})

function Lines({ hasLines }: { hasLines: boolean }) {
  const [text, setText] = useState('Il tuo lavoro')
  return (
    <>
      <output>{JSON.stringify(text)}</output>
      <TextField {...common} hasLines={hasLines} text={text} onText={setText} />
    </>
  )
}

test.each([
  { hasLines: true, breaks: 'a line break', between: '\n' },
  { hasLines: false, breaks: 'a space', between: ' ' },
])('Enter and inserted lines become $breaks', async ({ hasLines, between }) => {
  await render(<Lines hasLines={hasLines} />)
  const field = page.getByRole('textbox', { name: 'Italiano' })
  const text = page.getByRole('status')
  await field.click()
  await userEvent.keyboard('{End},{Enter}in forma')
  await expect.element(text).toHaveTextContent(JSON.stringify(`Il tuo lavoro,${between}in forma`))
  await field.fill('Your  work,\nin   shape')
  await expect.element(text).toHaveTextContent(JSON.stringify(`Your work,${between}in shape`))
})
