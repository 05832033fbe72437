import { request } from '#app/platform/http.ts'
import type { RoomWorld } from '#app/platform/room/room-world.ts'

export type CutWorld = RoomWorld & { cut: () => void; isCut: boolean; urls: string[]; bodies: string[] }

/** A browser whose connection to the server can be cut. */
export function worldOf(port: number): CutWorld {
  let line = new AbortController()
  const origin = `http://127.0.0.1:${port}`
  const world: CutWorld = {
    isCut: false,
    urls: [],
    bodies: [],
    cut: () => {
      world.isCut = true
      line.abort()
      line = new AbortController()
    },
    fetch: async (url, init) => {
      world.urls.push(url)
      if (world.isCut) throw new TypeError('Failed to fetch')
      const signal = AbortSignal.any([init.signal, line.signal])
      return fetch(origin + url, { ...init, signal })
    },
    post: (url, body) => {
      world.urls.push(url)
      world.bodies.push(Buffer.from(body).toString('latin1'))
      const page = { baseURI: `${origin}/`, origin, cookie: '' }
      const options = { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body }
      return request(origin + url, options, {
        fetch: async (address, init) => {
          if (world.isCut) throw new TypeError('Failed to fetch')
          const headers = new Headers(init.headers)
          headers.set('origin', origin)
          return fetch(address, { ...init, headers })
        },
        page: () => page,
      })
    },
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(milliseconds, 30))
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
  return world
}
