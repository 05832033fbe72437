import { toolPage } from '#app/products/parts/tool-page.tsx'
import { OneEvent } from './one-event.tsx'

export const { Page, sections } = toolPage(OneEvent, () => import('./trial/events-trial.tsx'))
