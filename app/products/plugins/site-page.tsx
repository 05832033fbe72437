import { useOwnName } from '#app/demo-shop/own-name.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { blockRows } from './block-rows.ts'
import { blockNames } from './block-words.ts'
import type { Shortcode } from './shortcode.ts'
import styles from './site-page.module.css'
import picture from './site-picture.svg?url'

export const places = ['above', 'beside', 'below'] as const

export type PlaceId = (typeof places)[number]

type SitePageProps = {
  shortcode: Shortcode
  place: PlaceId
  isOn?: boolean
  /** Without the page's text. */
  isShort?: boolean
}

export function SitePage({ shortcode, place, isOn = true, isShort = false }: SitePageProps) {
  const here = usePageContext()
  const { t } = here
  const own = useOwnName()
  const rows = blockRows(shortcode, useShop(), here)
  return (
    <figure className={styles.site} data-place={place} aria-label={t('plugins.page')}>
      <p className={styles.head}>
        <b>{own ?? t('plugins.site')}</b>
        <span className={styles.nav}>{t('plugins.site.nav')}</span>
      </p>
      <img className={styles.picture} src={picture} width="840" height="210" alt="" loading="lazy" />
      {!isShort && <p className={styles.text}>{t('plugins.site.text')}</p>}
      {isOn && (
        <div className={styles.block} data-fair-block="">
          <b>{shortcode.title || t(blockNames[shortcode.block])}</b>
          <ul>
            {rows.map(({ id, text, end, isOff }) => (
              <li className={styles.row} key={id}>
                {isOff ? <s className={styles.off}>{text}</s> : text}
                <span className={styles.end}>{end}</span>
              </li>
            ))}
            {rows.length === 0 && <li className={styles.row}>{t('plugins.finished')}</li>}
          </ul>
        </div>
      )}
    </figure>
  )
}
