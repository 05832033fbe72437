import { useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName, dishName } from '#app/demo-shop/names.ts'
import { useOwnName } from '#app/demo-shop/own-name.ts'
import { goodsForSale, isOut, type Shop } from '#app/demo-shop/shop.ts'
import { type PageInfo, usePageContext } from '#app/platform/page-context.ts'
import { priceText } from '#app/platform/price.ts'
import { OtherSide, PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import product from '#app/products/product-page/product.module.css'
import styles from './site-page.module.css'
import picture from './site-picture.svg?url'
import { type BlockId, blocks, useTriedModule } from './tried-module.ts'

/** With the tried module. `isShort`: without the page's text. */
export function SitePage({
  isShort = false,
  className = '',
}: {
  isShort?: boolean
  className?: string | undefined
}) {
  const { block, isOn } = useTriedModule()
  const here = usePageContext()
  const { t } = here
  const own = useOwnName()
  const rows = blockRows(block, useShop(), here)
  return (
    <figure className={`${styles.site} ${className}`} aria-label={t('plugins.page')}>
      <p className={`spread ${styles.head}`}>
        <b>{own ?? t('plugins.site')}</b>
        <span className={styles.nav}>{t('plugins.site.nav')}</span>
      </p>
      <img className={styles.picture} src={picture} width="840" height="210" alt="" loading="lazy" />
      {!isShort && <p className={styles.text}>{t('plugins.site.text')}</p>}
      {isOn && (
        <div className={styles.block}>
          <b>{t(blocks[block].name)}</b>
          <ul>
            {rows.map(({ id, text, end, isOff }) => (
              <li className={`spread ${product.row} ${styles.row}`} key={id}>
                {isOff ? <s className={styles.off}>{text}</s> : text}
                <span className={styles.end}>{end}</span>
              </li>
            ))}
            {rows.length === 0 && (
              <li className={`spread ${product.row} ${styles.row}`}>{t('plugins.finished')}</li>
            )}
          </ul>
        </div>
      )}
    </figure>
  )
}

export function SitePhone({ isFixed }: { isFixed?: boolean }) {
  return (
    <OtherSide isFixed={isFixed}>
      <PhoneMockup>
        <SitePage isShort />
      </PhoneMockup>
    </OtherSide>
  )
}

/** `isOff`: struck through. */
type BlockRow = { id: string; text: string; end: string; isOff?: boolean }

/** Prices in cents, by dish. */
const menuOfDay = { trofie: 1200, pansoti: 1300 }

/** Dishes and stock come from the demo shop. */
function blockRows(block: BlockId, shop: Shop, { t, lang }: Pick<PageInfo, 't' | 'lang'>): BlockRow[] {
  switch (block) {
    case 'menu':
      return Object.entries(menuOfDay)
        .filter(([id]) => !isOut(shop, id))
        .map(([id, price]) => ({ id, text: dishName(id, t), end: priceText(price, lang) }))
    case 'stock':
      return goodsForSale(shop)
        .slice(0, 3)
        .map((article) => ({
          id: article.id,
          text: articleName(article.id, t),
          end: article.quantity > 0 ? t('plugins.stock', { count: article.quantity }) : t('ecommerce.out'),
          isOff: article.quantity === 0,
        }))
    case 'diary':
      return sampleWeek.map(({ id, day, time, isOff }) => ({
        id,
        text: `${t(`plugins.day.${day}`)} · ${t(`plugins.diary.${id}`)}`,
        end: isOff ? t('plugins.cancelled') : time,
        isOff,
      }))
  }
}

/** Named by `plugins.diary.<id>` and `plugins.day.<day>` in the dictionaries. */
const sampleWeek = [
  { id: 'visit', day: 'monday', time: '10:00', isOff: false },
  { id: 'glaze', day: 'tuesday', time: '17:00', isOff: true },
  { id: 'wheel', day: 'thursday', time: '18:30', isOff: false },
] as const
