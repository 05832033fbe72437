import { readdirSync, readFileSync } from 'node:fs'

/** What a process and all that it has started have computed, in seconds; nothing where the system does not tell. */
export function processorSeconds(root = process.pid): number | undefined {
  const ticks = new Map<number, number>()
  const parents = new Map<number, number>()
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const stat = statOf(name)
      // Behind the name, which may hold anything: state, parent, …; own time, and that of children that have ended.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      parents.set(Number(name), Number(fields[1]))
      ticks.set(
        Number(name),
        fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
      )
    }
  } catch {
    return
  }
  const isWithin = (id: number): boolean => id === root || (parents.has(id) && isWithin(parents.get(id) ?? 0))
  return [...ticks].filter(([id]) => isWithin(id)).reduce((sum, [, own]) => sum + own, 0) / 100
}

function statOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
  } catch {
    // It has ended since.
    return ') Z -1 '
  }
}
