import { toolPage } from '#app/products/product-page/tool-page.tsx'
import { OneGood } from './one-good.tsx'

export const { Page, sections } = toolPage(OneGood, () => import('./shop-demo.tsx'))
