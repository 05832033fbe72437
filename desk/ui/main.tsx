import '#app/styles/layers.css'
import '#app/styles/tokens.css'
import '#app/styles/reset.css'
import '#app/styles/fonts.css'
import './desk.css'
import { createRoot } from 'react-dom/client'
import { getJson } from './api.ts'
import { DeskContext, type DeskState } from './desk-context.ts'
import { Shell } from './shell.tsx'

const state = await getJson<DeskState>('/desk/api/state')
document.documentElement.lang = state.lang
const place = document.getElementById('desk')
if (place) {
  createRoot(place).render(
    <DeskContext value={state}>
      <Shell />
    </DeskContext>,
  )
}
