import { existsSync, readFileSync } from 'node:fs'
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

export type JsonPath = readonly (string | number)[]

export type JsonFile = {
  value: unknown
  /** Line of the value, or of its innermost existing parent, from 1. */
  lineOf: (path: JsonPath) => number
}

type Cause = 'encoding' | 'missing' | 'quotes' | 'other'

/** `place`: line and column, from 1. */
export type BrokenFile = { cause: Cause; place: string }

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

export function readJsonFile(path: string): JsonFile | 'missing' | BrokenFile {
  if (!existsSync(path)) return 'missing'
  const text = readFileSync(path, 'utf8')
  const line = (offset: number) => text.slice(0, offset).split('\n').length
  const broken = (cause: Cause, offset: number) => ({
    cause,
    place: `${line(offset)}:${offset - text.lastIndexOf('\n', offset - 1)}`,
  })
  // A byte order mark; U+FFFD comes from other encodings decoded as UTF-8, NUL from UTF-16.
  const garbled = text.search(/^\ufeff|[\ufffd\0]/)
  if (garbled >= 0) return broken('encoding', garbled)
  const errors: ParseError[] = []
  const root = parseTree(text, errors, strict)
  const [first] = errors
  if (first || !root) return broken(causeOf(first), first?.offset ?? 0)
  return { value: JSON.parse(text), lineOf: (wanted) => line(nodeNear(root, wanted).offset) }
}

function causeOf(error: ParseError | undefined): Cause {
  const code = error ? printParseErrorCode(error.error) : ''
  if (/^(InvalidSymbol|UnexpectedEndOfString)$/.test(code)) return 'quotes'
  return /^(Close|Colon|Comma)/.test(code) ? 'missing' : 'other'
}

function nodeNear(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return node
  }
  return root
}
