import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextField } from './text-field.tsx'

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
      <TextField lang="it" label="Italiano" describedBy="" isWrong={false} text={text} onText={setText} />
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
