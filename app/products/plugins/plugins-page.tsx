import paper from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { toolPage } from '#app/products/product-page/tool-page.tsx'
import { ModuleSwitch } from './module-switch.tsx'
import styles from './plugins-page.module.css'
import { SitePage, SitePhone } from './site-page.tsx'
import { blockIds, blocks, tryModule, useTriedModule } from './tried-module.ts'

export const { Page, sections } = toolPage(OneModule, () => import('./module-list.tsx'))

function OneModule() {
  return (
    <>
      <ModuleSwitch />
      <div className={styles.site}>
        <SitePage isShort />
      </div>
      <BlockChoice />
      <SitePhone isFixed />
    </>
  )
}

export function BlockChoice() {
  const { t } = usePageContext()
  const { block } = useTriedModule()
  return (
    <fieldset className={`wrap ${styles.choices} scripted unprinted`}>
      <legend className={paper.label}>{t('plugins.choose')}</legend>
      {blockIds.map((id) => (
        <label className={`${product.key} ${styles.choice}`} key={id}>
          <input type="radio" name="block" checked={id === block} onChange={() => tryModule({ block: id })} />
          {t(blocks[id].name)}
        </label>
      ))}
    </fieldset>
  )
}
