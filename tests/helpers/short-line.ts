import net from 'node:net'

/** A connection that delivers one document, up to `most` bytes, then stalls. */
export type ShortLine = {
  url: string
  most: number
  answer: { headers: Buffer; body: Buffer }
  stop: () => Promise<void>
}

/** Style sheets never arrive; all other requests are refused. */
export async function openShortLine(site: string): Promise<ShortLine> {
  const { hostname, port } = new URL(site)
  const sockets = new Set<net.Socket>()
  const line: Omit<ShortLine, 'url' | 'stop'> = {
    most: Number.POSITIVE_INFINITY,
    answer: { headers: Buffer.alloc(0), body: Buffer.alloc(0) },
  }
  const server = net.createServer((visitor) => {
    const { most } = line
    sockets.add(visitor)
    visitor.on('error', () => visitor.destroy())
    visitor.once('data', (asked) => {
      const request = asked.toString('latin1')
      if (/^sec-fetch-dest: style\r$/im.test(request)) return
      if (!/^sec-fetch-dest: document\r$/im.test(request)) {
        visitor.destroy()
        return
      }
      let answer = Buffer.alloc(0)
      const behind = net.connect(Number(port), hostname, () => behind.write(first(request), 'latin1'))
      behind.on('error', () => visitor.destroy())
      behind.on('data', (part: Buffer) => {
        const before = answer.length
        answer = Buffer.concat([answer, part])
        if (before < most) visitor.write(answer.subarray(before, most))
      })
      behind.on('end', () => {
        const end = answer.indexOf('\r\n\r\n') + 4
        line.answer = { headers: answer.subarray(0, end), body: answer.subarray(end) }
        if (answer.length <= most) visitor.end()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The line has no port.')
  return Object.assign(line, {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  })
}

/** A conditional request would only be answered 304. */
function first(request: string): string {
  return request
    .replace(/^(connection|if-none-match|if-modified-since):.*\r\n/gim, '')
    .replace('\r\n', '\r\nConnection: close\r\n')
}
