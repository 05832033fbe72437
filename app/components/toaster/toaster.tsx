import { useEffect, useState } from 'react'
import type { ToastText } from './toasts.ts'

type ToastCode = typeof import('./toast-list.tsx')

let receive: (code: ToastCode) => void = () => {}

/** Loads the code early, for messages about a lost network. */
export const loadToasts = () => import('./toast-list.tsx')

/** Loads the code with the first toast; a failure is only logged. */
export async function showToast(text: ToastText) {
  try {
    const code = await loadToasts()
    receive(code)
    code.toasts.show(text)
  } catch (error) {
    console.error(error)
  }
}

/** Live regions must be in the page before their text, or screen readers miss it. */
export function Toaster() {
  const [code, setCode] = useState<ToastCode | null>(null)
  useEffect(() => {
    receive = setCode
  }, [])
  return (
    <div className={code?.className}>
      <div role="alert" aria-atomic="false">
        {code ? <code.ToastList urgent /> : null}
      </div>
      <div role="status" aria-atomic="false">
        {code ? <code.ToastList /> : null}
      </div>
    </div>
  )
}
