import { existsSync, readFileSync } from 'node:fs'
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { type JsonFault, jsonFault } from './json-fault.ts'

export type JsonPath = readonly (string | number)[]

/** A duplicate key: its path and line, and the line of the first. */
export type Double = { path: JsonPath; line: number; first: number }

export type JsonFile = {
  value: unknown
  /** Line of the value, or of its innermost existing parent, from 1. */
  lineOf: (path: JsonPath) => number
  doubles: readonly Double[]
}

export type BrokenFile = JsonFault & { place: string; openedLine: number }

export function readJsonFile(path: string): JsonFile | 'missing' | BrokenFile {
  if (!existsSync(path)) return 'missing'
  const text = readFileSync(path, 'utf8')
  const fault = jsonFault(text)
  const line = (offset: number) => lineAt(text, offset)
  if (fault) {
    const column = fault.at - text.lastIndexOf('\n', fault.at - 1)
    return { ...fault, place: `${line(fault.at)}:${column}`, openedLine: line(fault.opened) }
  }
  const root = parseTree(text)
  return {
    value: JSON.parse(text),
    lineOf: (wanted) => line(root ? nodeNear(root, wanted).offset : 0),
    doubles: root ? doublesIn(root, line) : [],
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function nodeNear(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return node
  }
  return root
}

function doublesIn(node: Node, line: (offset: number) => number, path: JsonPath = []): Double[] {
  const firsts = new Map<string, number>()
  return (node.children ?? []).flatMap((child, index) => {
    if (node.type === 'array') return doublesIn(child, line, [...path, index])
    const [key, value] = child.children ?? []
    const own = [...path, String(key?.value)]
    const first = firsts.get(String(key?.value))
    firsts.set(String(key?.value), first ?? child.offset)
    return [
      ...(first === undefined ? [] : [{ path: own, line: line(child.offset), first: line(first) }]),
      ...(value ? doublesIn(value, line, own) : []),
    ]
  })
}
