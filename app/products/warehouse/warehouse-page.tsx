import { toolPage } from '#app/products/product-page/tool-page.tsx'
import { OneArticle } from './one-article.tsx'

export const { Page, sections } = toolPage(OneArticle, () => import('./shelf-demo.tsx'))
