import { useOwnName } from '#app/counter/own-name.ts'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { blockRows } from './block-rows.ts'
import { blockNames, shortcodeWords } from './block-words.ts'
import { type Shortcode, writeShortcode } from './shortcode.ts'
import styles from './site-page.module.css'

/** Where in the page the block stands. */
export const places = ['above', 'beside', 'below'] as const

export type PlaceId = (typeof places)[number]

/** The visitor's site in pencil; only our block is in ink. */
export function SitePage({ shortcode, place }: { shortcode: Shortcode; place: PlaceId }) {
  const here = useHere()
  const { t } = here
  const own = useOwnName()
  const rows = blockRows(shortcode, useShop(), here)
  return (
    <figure className={styles.site} data-place={place} aria-label={t('plugins.page')}>
      <b className={styles.title}>{own ?? t('plugins.site')}</b>
      <i className={styles.picture} />
      <i className={styles.lines} />
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
        <code className={styles.code}>{writeShortcode(shortcode, shortcodeWords(t))}</code>
      </div>
      <i className={`${styles.lines} ${styles.side}`} />
    </figure>
  )
}
