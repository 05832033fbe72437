import file from '#site/offerings.ts'

const { offerings }: { offerings: readonly { enable: number; id: string }[] } = file

const ids = new Set(offerings.flatMap(({ enable, id }) => (enable === 0 ? [id] : [])))

export function isSwitchedOff(id: string): boolean {
  return ids.has(id)
}
