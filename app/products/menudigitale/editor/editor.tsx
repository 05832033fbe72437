import { useRef } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { showError } from '#app/components/toaster/show-error.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import type { MenuDraft } from '../menu-draft.ts'
import { hasSampleDish, menuStore, useMenuDraft } from '../menu-store.ts'
import { type MenuFault, menuLimits } from '../menu-text.ts'
import details from './details.module.css'
import { Field, PriceField } from './dish-field.tsx'
import { addBelow, addSection, startAnew } from './edit-menu.ts'
import styles from './editor.module.css'
import { SectionRows } from './section-rows.tsx'

type EditorProps = {
  /** The dish changed last. */
  now: number | undefined
  onTouch: (dish: number) => void
  fault: MenuFault | undefined
}

/** Before hydration plain text, laid out as its fields will be. */
export function Editor({ now, onTouch, fault }: EditorProps) {
  const { t } = usePageContext()
  const { draft } = useMenuDraft()
  return (
    <div className={styles.editor}>
      <h3 className="visually-hidden">{t('menudigitale.example.draft')}</h3>
      <div className={`wrap ${styles.head}`}>
        <span className={`caption ${styles.label}`} aria-hidden="true">
          {t('menudigitale.edit.name')}
        </span>
        <Field
          className={styles.venue}
          id="menu-name"
          label={t('menudigitale.edit.name')}
          maxLength={menuLimits.name}
          value={draft.name}
          onText={(name) => menuStore.change({ ...draft, name })}
        />
        {hasSampleDish(draft) && (
          <button type="button" className="button scripted" onClick={() => startAnew(t)}>
            {t('menudigitale.edit.start')}
          </button>
        )}
      </div>
      {draft.sections.map((section) => (
        <SectionRows key={section.id} section={section} now={now} onTouch={onTouch} />
      ))}
      <p className={styles.wrong} role="status">
        {fault && fault !== 'empty' ? t(`menu.fault.${fault}`) : null}
      </p>
      <div className={`wrap ${details.adding} scripted unprinted`}>
        <button
          type="button"
          className={`${product.key} ${details.add}`}
          data-add-dish=""
          onClick={() => addBelow()}
        >
          <Icon name="plus" size={20} />
          {t('menudigitale.edit.addDish')}
        </button>
        <button type="button" className={`${product.key} ${details.add}`} onClick={addSection}>
          <Icon name="plus" size={20} />
          {t('menudigitale.edit.addSection')}
        </button>
        <div className={details.more}>
          <details className={details.fold}>
            <summary className={details.opener}>{t('menudigitale.paste.title')}</summary>
            <PasteList />
          </details>
          <details className={details.fold}>
            <summary className={details.opener}>{t('menudigitale.edit.cover')}</summary>
            <Cover draft={draft} />
          </details>
        </div>
      </div>
    </div>
  )
}

/** Few visitors paste a list: its code loads when the field gets the focus. */
const loadList = () => import('../take-list.ts')

/** If reading the list fails, its text stays in the field. */
function PasteList() {
  const { t } = usePageContext()
  const field = useRef<HTMLTextAreaElement>(null)
  const take = async () => {
    const { takeList } = await loadList()
    if (field.current) field.current.value = takeList(field.current.value, t)
  }
  return (
    <>
      <label className={`caption ${details.labelled}`}>
        {t('menudigitale.paste.label')}
        <textarea
          className={details.input}
          ref={field}
          rows={6}
          // A failed load is reported when the list is taken.
          onFocus={() => loadList().catch(() => {})}
          placeholder={t('menudigitale.paste.example')}
        />
      </label>
      <button type="button" className="button" onClick={() => take().catch(showError)}>
        {t('menudigitale.paste.use')}
      </button>
    </>
  )
}

function Cover({ draft }: { draft: MenuDraft }) {
  const { t } = usePageContext()
  const label = t('menudigitale.edit.cover')
  return (
    <div className={`wrap ${details.cover}`}>
      <PriceField
        className={details.amount}
        label={label}
        price={draft.cover ?? 0}
        onPrice={(cover) => menuStore.change({ ...draft, cover })}
      />
      <p className="fine">{t('menudigitale.edit.coverHint')}</p>
    </div>
  )
}
