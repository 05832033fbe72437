import { useId, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { showError } from '#app/components/toaster/show-error.ts'
import { longestName } from '#app/demo-shop/own-name.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { copyText } from '#app/products/product-page/share-address.ts'
import styles from './block-form.module.css'
import { Choices, WrittenField } from './form-fields.tsx'
import {
  blockNames,
  blocks,
  mostRows,
  readRows,
  readTitle,
  type Shortcode,
  usualRows,
  writeShortcode,
} from './shortcode.ts'
import { type PlaceId, places } from './site-page.tsx'

const placeNames = {
  above: 'plugins.place.above',
  below: 'plugins.place.below',
} as const

type BlockFormProps = {
  shortcode: Shortcode
  place: PlaceId
  onShortcode: (shortcode: Shortcode) => void
  onPlace: (place: PlaceId) => void
  onReset: () => void
}

export function BlockForm({ shortcode, place, onShortcode, onPlace, onReset }: BlockFormProps) {
  const { t } = usePageContext()
  const [said, setSaid] = useState('')
  const tell = (at: PlaceId, next: Shortcode) =>
    setSaid(
      t('plugins.result', {
        block: t(blockNames[next.block]),
        place: t(placeNames[at]),
        code: writeShortcode(next, t),
      }),
    )
  // A new key resets the fields, with their faults, when a choice is made elsewhere.
  const [times, setTimes] = useState(0)
  return (
    <section className={styles.form} aria-label={t('plugins.try')}>
      <Choices
        name="place"
        label={t('plugins.place')}
        chosen={place}
        choices={places.map((id) => ({ id, name: t(placeNames[id]) }))}
        onChoose={(at) => {
          onPlace(at)
          tell(at, shortcode)
        }}
      />
      <Choices
        name="block"
        label={t('plugins.choose')}
        chosen={shortcode.block}
        choices={blocks.map((id) => ({ id, name: t(blockNames[id]) }))}
        onChoose={(block) => {
          const next = { block, title: '', rows: usualRows[block] }
          onShortcode(next)
          setTimes(times + 1)
          tell(place, next)
        }}
      />
      <BlockFields
        key={times}
        shortcode={shortcode}
        onShortcode={onShortcode}
        onLeave={() => tell(place, shortcode)}
      />
      <CodeRow code={writeShortcode(shortcode, t)} />
      <div className={styles.keys}>
        <button
          type="button"
          className={product.key}
          onClick={() => {
            onReset()
            setTimes(times + 1)
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

type BlockFieldsProps = Pick<BlockFormProps, 'shortcode' | 'onShortcode'> & { onLeave: () => void }

function BlockFields({ shortcode, onShortcode, onLeave }: BlockFieldsProps) {
  const { t } = usePageContext()
  return (
    <>
      <WrittenField
        name="title"
        label={t('plugins.field.title')}
        text={shortcode.title}
        placeholder={t(blockNames[shortcode.block])}
        maxLength={longestName}
        read={readTitle}
        onValue={(title) => onShortcode({ ...shortcode, title })}
        onLeave={onLeave}
      />
      <WrittenField
        name="rows"
        label={t('plugins.field.rows', { most: mostRows })}
        text={String(shortcode.rows)}
        inputMode="numeric"
        maxLength={3}
        read={readRows}
        onValue={(rows) => onShortcode({ ...shortcode, rows })}
        onLeave={onLeave}
      />
    </>
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
