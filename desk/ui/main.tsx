import '#app/styles/layers.css'
import '#app/styles/tokens.css'
import '#app/styles/reset.css'
import '#app/styles/fonts.css'
import './desk.css'
import { createRoot } from 'react-dom/client'
import { signInPath } from '../access/access.ts'
import { SignIn, signedOutState } from '../access/sign-in.tsx'
import { request } from './api.ts'
import { DeskContext, type DeskState } from './desk-context.ts'
import { Shell } from './shell.tsx'

const isOutside = location.pathname === signInPath
const state = await (isOutside ? signedOutState() : request<DeskState>('/desk/api/state'))
document.documentElement.lang = state.lang
const place = document.getElementById('desk')
if (place) {
  createRoot(place).render(<DeskContext value={state}>{isOutside ? <SignIn /> : <Shell />}</DeskContext>)
}
