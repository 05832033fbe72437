import file from '#site/terms.ts'
import { askableId } from './askable.ts'
import type { AskableId } from './offerings.ts'
import { type PriceFrame, type PriceRow, priceFrame } from './price.ts'
import type { Text } from './text.ts'

type TermsTexts = Partial<
  Record<'dependsOn' | 'supportChannel' | 'supportHours' | 'runsOn' | 'connects' | 'data' | 'exit', Text>
>

type TermsNumbers = {
  /** Working days from the order. */
  setupDays?: number
  /** 0: none. */
  leastMonths?: number
}

/** What an offering costs and how it goes, as far as the owner has said so; without `price`, on quotation. */
export type Terms = TermsTexts & TermsNumbers & { offering: AskableId; price?: PriceFrame }

/** As the file has it. */
export type TermsRow = TermsTexts & TermsNumbers & { offering: string; price?: PriceRow }

/** The rows of a file that are about something that can be asked for. */
export function readTerms({ terms }: { terms: readonly TermsRow[] }): readonly Terms[] {
  return terms.flatMap(({ price: row, ...others }) => {
    const offering = askableId(others.offering)
    const price = row && priceFrame(row)
    return offering ? [{ ...others, offering, ...(price && { price }) }] : []
  })
}

const terms = readTerms(file)

/** The terms of an offering; where the file has no row for it, nothing but its id. */
export function termsOf(offering: AskableId): Terms {
  return terms.find((row) => row.offering === offering) ?? { offering }
}

/** Whether the owner has said anything besides what it costs: how long until it runs, who helps, what it stands on. */
export function hasMoreThanPrice({ offering, price, dependsOn, ...more }: Terms): boolean {
  return Object.values(more).some((said) => said !== undefined)
}
