import { articleName, dishName } from '#app/demo-shop/names.ts'
import type { Shop } from '#app/demo-shop/shop.ts'
import type { PageInfo } from '#app/platform/page-context.ts'
import { priceText } from '#shared/price.ts'
import type { Shortcode } from './shortcode.ts'

/** `isOff`: struck through. */
export type BlockRow = { id: string; text: string; end: string; isOff?: boolean | undefined }

/** Sample dishes, most popular first. */
const menuOfDay: readonly string[] = ['trofie', 'pansoti', 'salad', 'fried', 'tart']

/** Dishes and stock come from the demo shop. */
export function blockRows(
  { block, rows }: Shortcode,
  shop: Shop,
  { t, lang }: Pick<PageInfo, 't' | 'lang'>,
): BlockRow[] {
  switch (block) {
    case 'menu':
      return menuOfDay
        .slice(0, rows)
        .flatMap((id) => shop.dishes.find((dish) => dish.id === id && !dish.isFinished) ?? [])
        .map(({ id, price }) => ({ id, text: dishName(id, t), end: priceText(price, lang) }))
    case 'stock':
      return shop.articles
        .filter(({ price }) => price !== undefined)
        .slice(0, rows)
        .map((article) => ({
          id: article.id,
          text: articleName(article, t),
          end: article.quantity > 0 ? t('plugins.stock', { count: article.quantity }) : t('ecommerce.out'),
          isOff: article.quantity === 0,
        }))
    case 'diary':
      return sampleWeek.slice(0, rows).map(({ id, day, time, isOff }) => ({
        id,
        text: `${t(`plugins.day.${day}`)} · ${t(`plugins.diary.${id}`)}`,
        end: isOff ? t('plugins.cancelled') : time,
        isOff,
      }))
  }
}

/** Times as HH:MM, 24 hours. */
type Entry = { id: EntryId; day: DayId; time: string; isOff?: boolean }

type EntryId = 'visit' | 'wheel' | 'glaze' | 'children' | 'market'
type DayId = 'monday' | 'tuesday' | 'thursday' | 'friday' | 'saturday'

/** Named by `plugins.diary.<id>` and `plugins.day.<day>` in the dictionaries. */
const sampleWeek: readonly Entry[] = [
  { id: 'visit', day: 'monday', time: '10:00' },
  { id: 'glaze', day: 'tuesday', time: '17:00', isOff: true },
  { id: 'wheel', day: 'thursday', time: '18:30' },
  { id: 'children', day: 'friday', time: '16:30' },
  { id: 'market', day: 'saturday', time: '09:00' },
]
