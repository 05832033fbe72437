import type { Say } from '#scripts/owner/owner-words.ts'

type ToldFault = {
  file: string
  /** May include the column. */
  line?: number | string
  text: string
  /** Suggested correction. */
  meant?: string | undefined
  /** Example row to copy. */
  sample?: string | undefined
}

export function tellFault(say: Say, { file, line, text, meant, sample }: ToldFault): string {
  const place = line === undefined ? file : `${file}:${line}`
  const perhaps = meant === undefined ? '' : `; ${say('check.maybe', { right: meant })}`
  const row = sample === undefined ? '' : `\n  ${say('check.rightRow')}: ${sample}`
  return `${place}: ${text}${perhaps}${row}`
}
