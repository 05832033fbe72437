/** `name` is `message` by default. */
export type StreamEvent = { name: string; data: string }

/** Nothing that our server sends is longer. */
const longest = 16_384

/**
 * Reads the subset of Server-Sent Events (HTML §9.2) that our server writes, from chunks of text. @throws
 * RangeError on an event that is too long.
 */
export function createEventReader() {
  let rest = ''
  return (piece: string): StreamEvent[] => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    if (rest.length > longest) throw new RangeError('An event of the stream is too long.')
    return blocks.flatMap(eventOf)
  }
}

function eventOf(block: string): StreamEvent[] {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
    fields.set(name, value)
  }
  const data = fields.get('data')
  return data === undefined ? [] : [{ name: fields.get('event') ?? 'message', data }]
}
