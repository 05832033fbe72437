import type { Say } from '#scripts/owner/owner-words.ts'

type ToldFault = {
  file: string
  /** With the column, where that helps. */
  line?: number | string
  text: string
  /** What was probably meant. */
  meant?: string | undefined
  /** A right row, to copy. */
  sample?: string | undefined
}

/** A fault as every check tells it: its place, what is wrong, what was probably meant, a right row. */
export function tellFault(say: Say, { file, line, text, meant, sample }: ToldFault): string {
  const place = line === undefined ? file : `${file}:${line}`
  const perhaps = meant === undefined ? '' : `; ${say('check.maybe', { right: meant })}`
  const row = sample === undefined ? '' : `\n  ${say('check.rightRow')}: ${sample}`
  return `${place}: ${text}${perhaps}${row}`
}
