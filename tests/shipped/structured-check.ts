import Validator from '@adobe/structured-data-validator'
import Extractor from '@marbec/web-auto-extractor'
import { readBuilt } from '#tests/helpers/read-built.ts'

/** What a validator that is not ours says of a page: the kinds that it found, and its errors. It also wishes for more. */
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
