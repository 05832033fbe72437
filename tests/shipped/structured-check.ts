import Validator from '@adobe/structured-data-validator'
import Extractor from '@marbec/web-auto-extractor'
import { readBuilt } from '#tests/helpers/read-built.ts'

/** The types that a third party's validator finds in a page, and its errors, without its recommendations. */
export async function judged(html: string) {
  const data = new Extractor({ addLocation: true }).parse(html)
  const issues = await new Validator().validate(data)
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  return { kinds: Object.keys(data.jsonld), errors: errors.map(({ issueMessage }) => issueMessage) }
}

export async function googleFaults(files: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const file of files) {
    const { errors } = await judged(readBuilt(file))
    faults.push(...errors.map((error) => `${file}: ${error}`))
  }
  return faults
}
