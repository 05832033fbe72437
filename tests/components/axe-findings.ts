import axe, { type RunOptions } from 'axe-core'
import { axeOptions } from '#tests/helpers/axe.ts'

/** Every finding of axe on what is drawn, as rule and element. */
export async function axeFindings(options: RunOptions = axeOptions): Promise<string[]> {
  const { violations } = await axe.run(document, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  )
}
