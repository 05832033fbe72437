import { useId, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { PaperField } from '#app/components/paper-fields/paper-field.tsx'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { showError } from '#app/components/toaster/show-error.ts'
import { longestName } from '#app/demo-shop/own-name.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { copyText } from '#app/products/product-page/share-address.ts'
import styles from './block-form.module.css'
import {
  blockNames,
  blocks,
  plainTitle,
  rowCounts,
  type Shortcode,
  usualRows,
  writeShortcode,
} from './shortcode.ts'
import { type PlaceId, places, tryModule, untried, useTriedModule } from './tried-module.ts'

const placeNames = {
  above: 'plugins.place.above',
  below: 'plugins.place.below',
} as const

export function BlockForm() {
  const { t } = usePageContext()
  const { shortcode, place } = useTriedModule()
  const title = useId()
  const [said, setSaid] = useState('')
  const tell = (next: Shortcode, at: PlaceId) => {
    const block = t(blockNames[next.block])
    setSaid(t('plugins.result', { block, place: t(placeNames[at]), code: writeShortcode(next, t) }))
  }
  const choose = (next: Shortcode, at = place) => {
    tryModule({ shortcode: next, place: at })
    tell(next, at)
  }
  return (
    <section className={styles.form} aria-label={t('plugins.try')}>
      <Choices
        label={t('plugins.place')}
        chosen={place}
        choices={places.map((id) => ({ id, name: t(placeNames[id]) }))}
        onChoose={(at) => choose(shortcode, at)}
      />
      <Choices
        label={t('plugins.choose')}
        chosen={shortcode.block}
        choices={blocks.map((id) => ({ id, name: t(blockNames[id]) }))}
        onChoose={(block) => choose({ block, title: '', rows: usualRows[block] })}
      />
      <div className={styles.field}>
        <PaperField
          id={title}
          label={t('plugins.field.title')}
          autoComplete="off"
          placeholder={t(blockNames[shortcode.block])}
          maxLength={longestName}
          value={shortcode.title}
          fault={false}
          onText={(text) => tryModule({ shortcode: { ...shortcode, title: plainTitle(text) } })}
          onLeave={() => tell(shortcode, place)}
        />
      </div>
      <Choices
        label={t('plugins.field.rows')}
        chosen={shortcode.rows}
        choices={rowCounts.map((id) => ({ id, name: String(id) }))}
        onChoose={(rows) => choose({ ...shortcode, rows })}
      />
      <CodeRow code={writeShortcode(shortcode, t)} />
      <div className={styles.keys}>
        <button
          type="button"
          className={product.key}
          onClick={() => {
            tryModule(untried)
            setSaid(t('plugins.again'))
          }}
        >
          <Icon name="undo-2" size={18} />
          {t('demo.reset')}
        </button>
      </div>
      <p className={`fine ${styles.wide}`}>{t('plugins.hook')}</p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  )
}

type ChoicesProps<Id> = {
  label: string
  chosen: Id
  choices: readonly { id: Id; name: string }[]
  onChoose: (id: Id) => void
}

function Choices<Id extends string | number>({ label, chosen, choices, onChoose }: ChoicesProps<Id>) {
  const group = useId()
  return (
    <fieldset className={`${styles.choices} ${styles.wide}`}>
      <legend className={paper.label}>{label}</legend>
      {choices.map(({ id, name }) => (
        <label className={`${product.key} ${styles.choice}`} key={id}>
          <input type="radio" name={group} checked={id === chosen} onChange={() => onChoose(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

function CodeRow({ code }: { code: string }) {
  const { t } = usePageContext()
  const label = useId()
  return (
    <div className={`${styles.code} ${styles.wide}`}>
      <p className={styles.field}>
        <span className={paper.label} id={label}>
          {t('plugins.field.code')}
        </span>
        {/* It is announced with the rest when a field is left. */}
        <output className={styles.mono} aria-labelledby={label} aria-live="off">
          {code}
        </output>
      </p>
      <button
        type="button"
        className={product.key}
        onClick={() => copyText(code, t, 'plugins.copied').catch(showError)}
      >
        <Icon name="copy" size={18} />
        {t('plugins.copy')}
      </button>
    </div>
  )
}
