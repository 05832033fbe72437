import { useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePart } from '#app/components/part/use-part.ts'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { Facts } from '#app/products/parts/facts/facts.tsx'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import { modules, platforms } from '#content/modules.ts'
import { textIn } from '#shared/locale.ts'
import styles from './plugins-section.module.css'
import { type Shortcode, usualRows } from './shortcode.ts'
import { type PlaceId, SitePage } from './site-page.tsx'

const modulesByPlatform = platforms.map((platform) => ({
  platform,
  rows: modules.filter((module) => module.platform === platform),
}))

const loadForm = () => import('./block-form.tsx').then(({ BlockForm }) => BlockForm)

const sample: Shortcode = { block: 'menu', title: '', rows: usualRows.menu }

export function Section() {
  const { t, lang } = useHere()
  const live = useHydrated()
  const form = usePart(loadForm)
  const [shortcode, setShortcode] = useState(sample)
  const [place, setPlace] = useState<PlaceId>('below')
  const reset = () => {
    setShortcode(sample)
    setPlace('below')
  }
  useTellFigure('plugins', t('plugins.figure', { count: modules.length }))
  return (
    <section id="plugins" className={styles.plugins} data-accent="plugins" data-place={place}>
      <ProductHead id="plugins" title="plugins.title" />
      <SitePage shortcode={shortcode} place={place} />
      <div className={styles.tools}>
        {live && (
          <button type="button" className={product.key} aria-expanded={form.isOpen} onClick={form.toggle}>
            <Icon name="pencil" size={18} />
            {t('plugins.try')}
          </button>
        )}
        {form.Part && (
          <form.Part
            shortcode={shortcode}
            place={place}
            onShortcode={setShortcode}
            onPlace={setPlace}
            onReset={reset}
          />
        )}
      </div>
      <div className={product.claims}>
        {modulesByPlatform.map(({ platform, rows }) => (
          <div key={platform}>
            <h3>{t(`offering.${platform}.name`)}</h3>
            {rows.length > 0 && (
              <ul className={product.ruled}>
                {rows.map(({ id, name, text }) => (
                  <li key={id}>
                    <b className={styles.module}>{textIn(name, lang)}</b>
                    {` ${textIn(text, lang)}`}
                  </li>
                ))}
              </ul>
            )}
            <ul className={product.facts}>
              <Facts id={platform} />
              <li>
                <Ask id={platform} />
              </li>
            </ul>
          </div>
        ))}
        <p className="fine">{t('plugins.made')}</p>
      </div>
    </section>
  )
}
