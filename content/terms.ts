import file from '#site/terms.ts'
import { askableId } from './askable.ts'
import type { Text } from './languages.ts'
import type { AskableId } from './offerings.ts'
import { type PriceFrame, type PriceRow, priceFrame } from './price.ts'

type TermsTexts = Partial<
  Record<'dependsOn' | 'supportChannel' | 'supportHours' | 'runsOn' | 'connects' | 'data' | 'exit', Text>
>

type TermsNumbers = {
  /** Working days from the order. */
  setupDays?: number
  /** 0: no minimum term. */
  leastMonths?: number
}

/** Without `price` it is on quotation. */
export type Terms = TermsTexts & TermsNumbers & { offering: AskableId; price?: PriceFrame }

export type TermsRow = TermsTexts & TermsNumbers & { offering: string; price?: PriceRow }

export function readTerms({ terms }: { terms: readonly TermsRow[] }): readonly Terms[] {
  return terms.flatMap(({ price: row, ...others }) => {
    const offering = askableId(others.offering)
    const price = row && priceFrame(row)
    return offering ? [{ ...others, offering, ...(price && { price }) }] : []
  })
}

const terms = readTerms(file)

export function termsOf(offering: AskableId): Terms {
  return terms.find((row) => row.offering === offering) ?? { offering }
}
