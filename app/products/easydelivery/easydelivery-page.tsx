import { toolPage } from '#app/products/parts/tool-page.tsx'
import { OneOrder } from './one-order.tsx'

export const { Page, sections } = toolPage(OneOrder, () => import('./deliveries-trial.tsx'))
