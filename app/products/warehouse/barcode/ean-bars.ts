/** Seven modules per digit on the left half with odd parity, 1 for a bar (ISO/IEC 15420, set A). */
const oddLeft = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]

/** Left digits with even parity, by the first digit, which has no bars itself. */
const evenPlaces = [
  [],
  [2, 4, 5],
  [2, 3, 5],
  [2, 3, 4],
  [1, 4, 5],
  [1, 2, 5],
  [1, 2, 3],
  [1, 3, 5],
  [1, 3, 4],
  [1, 2, 4],
]

/** In modules, without the quiet zone. */
export const eanWidth = 95

/** One unit per module. */
export function eanBars(digits: string, height: number): string {
  const [first = 0, ...others] = [...digits].map(Number)
  const even = evenPlaces[first] ?? []
  const modules = others.map((digit, place) => {
    const odd = oddLeft[digit] ?? ''
    if (place >= 6) return inverted(odd)
    return even.includes(place) ? [...inverted(odd)].reverse().join('') : odd
  })
  const all = `101${modules.slice(0, 6).join('')}01010${modules.slice(6).join('')}101`
  return [...all.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} 0h${bar.length}v${height}h-${bar.length}z`)
    .join('')
}

function inverted(modules: string): string {
  return [...modules].map((module) => (module === '1' ? '0' : '1')).join('')
}
