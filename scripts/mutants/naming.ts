import { posix } from 'node:path'

/** `${root}/a.ts` too: what stands before is a copy of the project. */
const named = /['"`](?:\$\{\w+\}\/)?(?<name>[\w#./-]+\.tsx?)['"`]/g

/**
 * The file itself and all that lead to it, in any number of steps: by an import, or by naming it in a text, as a test
 * does that starts a program or a thread. `sources` has the text of every file by its path.
 */
export function leadingTo(file: string, sources: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set([file])
  for (const one of found) {
    for (const [path, text] of sources) if (namesIn(path, text).has(one)) found.add(path)
  }
  return [...found]
}

const known = new Map<string, { text: string; names: ReadonlySet<string> }>()

function namesIn(path: string, text: string): ReadonlySet<string> {
  const before = known.get(path)
  if (before?.text === text) return before.names
  const names = new Set([...text.matchAll(named)].map(({ groups }) => fromRoot(path, groups?.name ?? '')))
  known.set(path, { text, names })
  return names
}

/** `./a.ts` is meant from where it stands, `#shared/a.ts` and `shared/a.ts` from the root. */
function fromRoot(from: string, name: string): string {
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : name.replace(/^#/, '')
}
