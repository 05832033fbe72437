/** A good on the shelf: `price` in cents with VAT included, `vat` in per cent. */
export type Good = { id: string; price: number; vat: VatRate; measure?: Measure }

/** What a package holds, in thousandths of a litre or a kilogram. */
export type Measure = { unit: 'l' | 'kg'; thousandths: number }

/** Italian rates (DPR 633/1972, table A): olive oil 4 %, honey 10 %, roasted coffee and household goods 22 %. */
type VatRate = 4 | 10 | 22

/** The sample shelf; the names are `goods.<id>` in the dictionaries. `taken` are in the order from the start. */
export const sampleShelf = [
  { id: 'oil', price: 1248, vat: 4, taken: true, measure: { unit: 'l', thousandths: 750 } },
  { id: 'honey', price: 1100, vat: 10, taken: true, measure: { unit: 'kg', thousandths: 500 } },
  { id: 'moka', price: 3050, vat: 22, taken: true },
  { id: 'coffee', price: 2200, vat: 22, taken: false, measure: { unit: 'kg', thousandths: 1000 } },
  { id: 'cup', price: 490, vat: 22, taken: false },
] as const satisfies readonly (Good & { taken: boolean })[]

/** What delivery costs and from which order on it is free, in cents with VAT included. */
export const sampleDeliveryTerms = { charge: 590, freeFrom: 5000 }

/** Amounts in cents. `vat` lists each rate of the order, lowest first, with the tax contained in the total. */
export type Receipt = { delivery: number; total: number; vat: { rate: VatRate; amount: number }[] }

/**
 * The receipt of an order. Delivery is accessory to the goods and taxed as they are (DPR 633/1972, art. 12): its
 * charge is shared among the rates in proportion to their goods, to the cent. An empty order costs nothing.
 */
export function receiptOf(goods: readonly Good[], terms = sampleDeliveryTerms): Receipt {
  const value = goods.reduce((sum, { price }) => sum + price, 0)
  const delivery = value === 0 || value >= terms.freeFrom ? 0 : terms.charge
  const rates = [...new Set(goods.map(({ vat }) => vat))].sort((one, other) => one - other)
  let goodsSoFar = 0
  let deliverySoFar = 0
  const vat = rates.map((rate) => {
    const ofRate = goods.filter((good) => good.vat === rate).reduce((sum, { price }) => sum + price, 0)
    goodsSoFar += ofRate
    // Shares of the running sums, so that their roundings cancel out and the last one reaches the charge.
    const deliveryUpToHere = value === 0 ? 0 : roundedShare(delivery, goodsSoFar, value)
    const gross = ofRate + deliveryUpToHere - deliverySoFar
    deliverySoFar = deliveryUpToHere
    return { rate, amount: containedVat(gross, rate) }
  })
  return { delivery, total: value + delivery, vat }
}

/**
 * Cents for a litre or a kilogram, which stands beside the price (artt. 13 and 14 of the Italian consumer code); none
 * where it is the price itself, or where a good is sold by the piece.
 */
export function pricePerUnit({ price, measure }: Good): number | null {
  if (!measure || measure.thousandths === 1000) return null
  return roundedShare(price, 1000, measure.thousandths)
}

/** The tax contained in a gross amount, both in cents, rounded half up. */
export function containedVat(gross: number, rate: number): number {
  return roundedShare(gross, rate, 100 + rate)
}

/** amount × part ÷ whole in whole numbers, rounded half up. */
function roundedShare(amount: number, part: number, whole: number): number {
  return Math.floor((2 * amount * part + whole) / (2 * whole))
}
