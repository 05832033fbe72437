import { useEffect, useState } from 'react'
import type { ToastText } from './toasts.ts'

type ToastCode = typeof import('./toast-list.tsx')

let receive: (code: ToastCode) => void = () => {}

/** For what may have to speak when the network has gone: fetches the toasts' code before it is needed. */
export const loadToasts = () => import('./toast-list.tsx')

/** Shows a toast; its code is fetched with the first one. A refused fetch leaves the page as it was and says so in the console. */
export async function showToast(text: ToastText) {
  try {
    const code = await loadToasts()
    receive(code)
    code.toasts.show(text)
  } catch (error) {
    console.error(error)
  }
}

/** Two live regions that are in the page from the start, or screen readers would miss the first toast. */
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
