import type { Article, Measure, Shop, VatRate } from './shop.ts'

/** `price` per piece in cents, VAT included. */
export type Good = { price: number; vat: VatRate; pieces: number }

/** Charge, and order value from which delivery is free; cents, VAT included. */
export const sampleDeliveryTerms = { charge: 590, freeFrom: 5000 }

/** In cents. `vat` lists each rate, lowest first, with the tax contained in the total. */
export type Receipt = {
  goods: number
  delivery: number
  total: number
  vat: { rate: VatRate; amount: number }[]
}

/**
 * Delivery is accessory to the goods and taxed at their rates (DPR 633/1972, art. 12): the charge is split
 * among them in proportion, to the cent. An empty order costs nothing.
 */
export function receiptOf(goods: readonly Good[]): Receipt {
  const value = worth(goods)
  const delivery = value === 0 || value >= sampleDeliveryTerms.freeFrom ? 0 : sampleDeliveryTerms.charge
  const sold = goods.filter(({ pieces }) => pieces > 0)
  const rates = [...new Set(sold.map(({ vat }) => vat))].sort((one, other) => one - other)
  let goodsSoFar = 0
  let deliverySoFar = 0
  const vat = rates.map((rate) => {
    const ofRate = worth(goods.filter((good) => good.vat === rate))
    goodsSoFar += ofRate
    // Differences of running sums: the roundings cancel out and the shares add up to the charge.
    const deliveryUpToHere = value === 0 ? 0 : roundedShare(delivery, goodsSoFar, value)
    const gross = ofRate + deliveryUpToHere - deliverySoFar
    deliverySoFar = deliveryUpToHere
    return { rate, amount: containedVat(gross, rate) }
  })
  return { goods: value, delivery, total: value + delivery, vat }
}

/** In cents; 0 where delivery is free or nothing is ordered. */
export function missingToFreeDelivery({ goods, delivery }: Receipt): number {
  return delivery === 0 ? 0 : sampleDeliveryTerms.freeFrom - goods
}

/**
 * Cents per litre or kilogram, to be shown beside the price (artt. 13 and 14 of the Italian consumer code);
 * null where it equals the price or the article is sold by the piece.
 */
export function pricePerUnit(price: number, measure: Measure | undefined): number | null {
  if (!measure || measure.thousandths === 1000) return null
  return roundedShare(price, 1000, measure.thousandths)
}

/** The tax contained in a gross amount, both in cents, rounded half up. */
export function containedVat(gross: number, rate: number): number {
  return roundedShare(gross, rate, 100 + rate)
}

function worth(goods: readonly Good[]): number {
  return goods.reduce((sum, { price, pieces }) => sum + price * pieces, 0)
}

/** Rounded half up, in whole numbers. */
function roundedShare(amount: number, part: number, whole: number): number {
  return Math.floor((2 * amount * part + whole) / (2 * whole))
}

/** `pieces` are in stock, `wanted` may be more. */
export type OrderLine = Good & { article: Article; wanted: number }

/** In the order of the ledger. */
export function goodsForSale({ articles }: Pick<Shop, 'articles'>): readonly (Article & { price: number })[] {
  return articles.flatMap((article) =>
    article.price === undefined ? [] : [{ ...article, price: article.price }],
  )
}

/** Sold-out articles stay, with 0 pieces. */
export function orderOf(shop: Shop): readonly OrderLine[] {
  return goodsForSale(shop).flatMap((article) => {
    const wanted = shop.basket[article.id] ?? 0
    const pieces = Math.min(wanted, article.quantity)
    return wanted === 0 ? [] : [{ article, wanted, pieces, price: article.price, vat: article.vat }]
  })
}
