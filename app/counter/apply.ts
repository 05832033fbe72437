import type { Act } from './acts.ts'
import { settledAt } from './clock.ts'
import { arrived, begunAgain, departed, shared, told } from './deliveries.ts'
import { menuTickets } from './menu-tickets.ts'
import { replaced } from './replaced.ts'
import { bought, repriced, withdrawn } from './sales.ts'
import { sampleShop } from './sample-shop.ts'
import { type Dish, isOut, ownDishId, ownDishName, type Shop, type Ticket } from './shop.ts'
import { mostArticles, mostPieces, mostTickets } from './shop-reader.ts'

/** The shop after an act; null where it is not possible now: what is not there cannot be sold, served or finished. */
export function apply(shop: Shop, act: Act): Shop | null {
  switch (act.type) {
    case 'take':
      return inBasket(shop, act.article, 1)
    case 'putBack':
      return inBasket(shop, act.article, -1)
    case 'buy':
      return bought(shop, act)
    case 'withdraw':
      return withdrawn(shop, act)
    case 'load':
      return stocked(shop, act.article, (quantity) => quantity + act.pieces)
    case 'unload':
      return stocked(shop, act.article, (quantity) => quantity - act.pieces)
    case 'count':
      return stocked(shop, act.article, () => act.pieces)
    case 'list':
      return listed(shop, act)
    case 'finish':
      return finished(shop, act.dish, true)
    case 'bringBack':
      return finished(shop, act.dish, false)
    case 'menu':
      return withMenu(shop, act.dishes)
    case 'send':
      return sent(settled(shop, act.at), {
        ...act.ticket,
        id: act.id,
        status: 'new',
        came: act.at,
        since: act.at,
      })
    case 'advance':
      return advanced(settled(shop, act.at), act.ticket, act.at)
    case 'serve':
      return served(settled(shop, act.at), act.ticket)
    case 'leave':
      return withDeliveries(shop, departed(shop.deliveries, act.order, act.at))
    case 'arrive':
      return withDeliveries(shop, arrived(shop.deliveries, act.order, act.at))
    case 'tell':
      return withDeliveries(shop, told(shop.deliveries, act.order, act.at))
    case 'share':
      return withDeliveries(shop, shared(shop.deliveries, act))
    case 'anew':
      return withDeliveries(shop, begunAgain(shop.deliveries))
    case 'reset':
      return shop === sampleShop ? null : sampleShop
  }
}

function inBasket(shop: Shop, id: string, by: number): Shop | null {
  const article = shop.articles.find((one) => one.id === id)
  const wanted = (shop.basket[id] ?? 0) + by
  if (article?.price === undefined || wanted < 0) return null
  if (by > 0 && wanted > article.quantity) return null
  const { [id]: _, ...others } = shop.basket
  return { ...shop, basket: wanted === 0 ? others : { ...others, [id]: wanted } }
}

function stocked(shop: Shop, id: string, change: (quantity: number) => number): Shop | null {
  const article = shop.articles.find((one) => one.id === id)
  const quantity = change(article?.quantity ?? Number.NaN)
  if (!article || quantity < 0 || quantity > mostPieces) return null
  return { ...shop, articles: replaced(shop.articles, { ...article, quantity }) }
}

/** Of what nobody said otherwise. */
const usualRate = 22

function listed(shop: Shop, { rows, at }: Extract<Act, { type: 'list' }>): Shop | null {
  let articles = shop.articles
  for (const { price, ...row } of rows) {
    const known = articles.find(({ code }) => code === row.code)
    const base = known ?? { vat: usualRate, id: `own:${row.code}` }
    const article = repriced({ ...base, ...row, vat: row.vat ?? base.vat }, price, at)
    articles = known ? replaced(articles, article) : [...articles, article]
  }
  return rows.length === 0 || articles.length > mostArticles ? null : { ...shop, articles }
}

function finished(shop: Shop, id: string, isFinished: boolean): Shop | null {
  const dish = shop.dishes.find((one) => one.id === id)
  if (!dish || Boolean(dish.isFinished) === isFinished) return null
  return { ...shop, dishes: replaced<Dish>(shop.dishes, { ...dish, isFinished }) }
}

function withMenu(shop: Shop, menu: Extract<Act, { type: 'menu' }>['dishes']): Shop | null {
  const own = menu.map(({ name, ...dish }) => ({ id: ownDishId(name), ...dish }))
  const dishes = [...shop.dishes.filter(({ id }) => ownDishName(id) === undefined), ...own]
  if (JSON.stringify(dishes) === JSON.stringify(shop.dishes)) return null
  return { ...shop, dishes, tickets: menuTickets(shop.tickets, own) }
}

/** With the first thing that happens to a ticket the hours of all of them stay. */
function settled(shop: Shop, at: number): Shop {
  return { ...shop, tickets: shop.tickets.map((one) => ({ ...one, came: settledAt(one.came, at) })) }
}

function sent(shop: Shop, ticket: Ticket): Shop | null {
  const lines = ticket.courses.flatMap((course) => course.lines)
  const canCook = (id: string) => shop.dishes.some((dish) => dish.id === id && !dish.isFinished)
  if (lines.length === 0 || !lines.every(({ dish }) => canCook(dish))) return null
  if (shop.tickets.length >= mostTickets || shop.tickets.some(({ id }) => id === ticket.id)) return null
  return { ...shop, tickets: [ticket, ...shop.tickets] }
}

/** A ready ticket has every line crossed out that could be cooked. */
function advanced(shop: Shop, id: string, at: number): Shop | null {
  const ticket = shop.tickets.find((one) => one.id === id)
  if (!ticket || ticket.status === 'ready') return null
  if (ticket.status === 'new')
    return { ...shop, tickets: replaced(shop.tickets, { ...ticket, status: 'cooking', since: at }) }
  const courses = ticket.courses.map((course) => ({
    ...course,
    lines: course.lines.map((line) => (isOut(shop, line.dish) ? line : { ...line, done: true })),
  }))
  return { ...shop, tickets: replaced(shop.tickets, { ...ticket, courses, status: 'ready', since: at }) }
}

function served(shop: Shop, id: string): Shop | null {
  const tickets = shop.tickets.filter((ticket) => ticket.id !== id || ticket.status !== 'ready')
  return tickets.length === shop.tickets.length ? null : { ...shop, tickets }
}

function withDeliveries(shop: Shop, deliveries: Shop['deliveries'] | null): Shop | null {
  return deliveries && { ...shop, deliveries }
}
