import { toolPage } from '#app/products/product-page/tool-page.tsx'
import { OneEvent } from './one-event.tsx'

export const { Page, sections } = toolPage(OneEvent, () => import('./demo/events-demo.tsx'))
