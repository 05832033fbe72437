import { closestMatch } from 'leven'
import type { Say } from '#scripts/owner/owner-words.ts'

type FaultParts = {
  file: string
  line?: number | string
  text: string
  sample?: string | undefined
}

export function faultLine(say: Say, { file, line, text, sample }: FaultParts): string {
  const place = line === undefined ? file : `${file}:${line}`
  const row = sample === undefined ? '' : `\n  ${say('check.rightRow')}: ${sample}`
  return `${place}: ${text}${row}`
}

/** The candidate closest to a misspelled word; undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return closestMatch(word, [...candidates], { maxDistance: Math.min(3, Math.floor(word.length / 3)) })
}
