import { toolPage } from '#app/products/product-page/tool-page.tsx'
import styles from './lawyers-page.module.css'
import { OneTerm } from './one-term.tsx'

export const { Page, sections } = toolPage(OneTerm, () => import('./demo/deadline-demo.tsx'), styles.screen)
