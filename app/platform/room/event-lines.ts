/** An event of a stream: `name` is `message` unless the server says otherwise. */
export type StreamEvent = { name: string; data: string }

/** An event or a comment that is longer is nothing of ours. */
const longest = 16_384

/**
 * Reads Server-Sent Events (HTML §9.2), in the form in which our server writes them, from pieces of text as they come.
 * @throws where one becomes too long.
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
