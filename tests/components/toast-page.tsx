import { Toaster } from '#app/components/toaster/toaster.tsx'
import { renderView } from './render-view.tsx'

/** A page with a button that has the focus before a toast comes. */
export function renderToastPage() {
  return renderView(
    <>
      <h1>Toasts</h1>
      <button type="button">Before</button>
      <Toaster />
    </>,
  )
}
