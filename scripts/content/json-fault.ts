import { printParseErrorCode, visit } from 'jsonc-parser'

export const jsonCauses = [
  'empty',
  'bom',
  'encoding',
  'quotes',
  'single',
  'comment',
  'unclosed',
  'inner',
  'unquoted',
  'escape',
  'control',
  'decimal',
  'tooManyCommas',
  'comma',
  'colon',
  'brace',
  'bracket',
  'openBrace',
  'extra',
  'value',
  'other',
] as const

export type JsonCause = (typeof jsonCauses)[number]

/** `at`: where to fix it; `opened`: where the unclosed bracket was opened. */
export type JsonFault = { cause: JsonCause; at: number; opened: number }

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

export function jsonFault(text: string): JsonFault | undefined {
  const whole = (cause: JsonCause, at = 0): JsonFault => ({ cause, at, opened: 0 })
  if (text.startsWith('\ufeff')) return whole('bom')
  // U+FFFD comes from other encodings decoded as UTF-8, NUL from UTF-16.
  const garbled = text.search(/[\ufffd\0]/)
  if (garbled >= 0) return whole('encoding', garbled)
  if (text.trim() === '') return whole('empty')
  const first = firstError(text)
  if (!first) return undefined
  const before = text.slice(0, first.offset).trimEnd()
  const [cause, isBefore] = causeAt({ before, rest: text.slice(first.offset), ...first })
  return {
    cause,
    at: isBefore ? Math.max(0, before.length - 1) : first.offset,
    opened: first.open.at(-1)?.opened ?? 0,
  }
}

type Open = { closer: '}' | ']'; opened: number }

type FoundError = { error: string; offset: number; open: readonly Open[] }

function firstError(text: string): FoundError | undefined {
  const open: Open[] = []
  const found: FoundError[] = []
  // Of length 0 where it is missing.
  const close = (_: number, length: number) => {
    if (length > 0) open.pop()
  }
  visit(
    text,
    {
      onObjectBegin: (opened) => {
        open.push({ closer: '}', opened })
      },
      onObjectEnd: close,
      onArrayBegin: (opened) => {
        open.push({ closer: ']', opened })
      },
      onArrayEnd: close,
      onError: (code, offset) => {
        if (found.length === 0) found.push({ error: printParseErrorCode(code), offset, open: [...open] })
      },
    },
    strict,
  )
  return found[0]
}

type ErrorPlace = { before: string; rest: string; error: string; open: readonly Open[] }

/** The cause, and whether to fix it after the previous token instead of here. */
function causeAt({ before, rest, error, open }: ErrorPlace): [JsonCause, boolean] {
  const previous = before.at(-1) ?? ''
  const next = rest.charAt(0)
  if (/[“”„«»]/.test(next)) return ['quotes', false]
  if (/['‘’]/.test(next)) return ['single', false]
  if (/^(\/\/|\/\*|#)/.test(rest)) return ['comment', false]
  if (error === 'UnexpectedEndOfString')
    return [/^.*[“”„«»]\s*([,}\]]|$)/.test(rest.split('\n', 1)[0] ?? '') ? 'quotes' : 'unclosed', false]
  if (error === 'InvalidEscapeCharacter' || error === 'InvalidUnicode') return ['escape', false]
  if (error === 'InvalidCharacter') return ['control', false]
  if (/:\s*-?\d+,$/.test(before) && /^\d/.test(rest)) return ['decimal', true]
  if (previous === ',' && /^[,}\]]/.test(rest)) return ['tooManyCommas', true]
  if (error === 'EndOfFileExpected') return ['extra', false]
  return causeOfStructure(previous, rest, error, open.at(-1)?.closer)
}

function causeOfStructure(
  previous: string,
  rest: string,
  error: string,
  closer: Open['closer'] | undefined,
): [JsonCause, boolean] {
  const next = rest.charAt(0)
  if (closer === '}' && /^([\]{]|$)/.test(rest) && previous !== ':') return ['brace', true]
  if (closer === ']' && /^(\}|$)/.test(rest)) return ['bracket', true]
  if (closer === ']' && next === ':') return ['openBrace', true]
  if (error === 'ColonExpected' || next === '=') return ['colon', true]
  if (error === 'InvalidSymbol') return [previous === '"' ? 'inner' : 'unquoted', false]
  if (error === 'CommaExpected')
    // An unquoted date or telephone number: its first part was read as a number.
    return /^[-\d]/.test(rest) && /\d/.test(previous) ? ['unquoted', true] : ['comma', true]
  if (error === 'ValueExpected') return ['value', true]
  return ['other', false]
}
