import { request } from '../http.ts'

/** Injected, so that tests can replace it. */
export type RoomWorld = {
  /** The stream ends when the page is left: in the back/forward cache it would keep its place in the room. */
  fetch: (url: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>
  post: (url: string, body: Uint8Array<ArrayBuffer>) => Promise<unknown>
  /** Ends early when the browser is online again or the page becomes visible. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const browserRoomWorld: RoomWorld = {
  fetch: (url, init) => {
    const left = new AbortController()
    window.addEventListener('pagehide', () => left.abort(), { signal: init.signal })
    return fetch(url, { ...init, signal: AbortSignal.any([init.signal, left.signal]) })
  },
  post: (url, body) =>
    request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body,
      timeLimit: 10_000,
    }),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const ended = new AbortController()
      const end = () => {
        clearTimeout(timer)
        ended.abort()
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      const options = { signal: ended.signal }
      signal.addEventListener('abort', end, options)
      window.addEventListener('online', end, options)
      document.addEventListener('visibilitychange', () => document.hidden || end(), options)
    }),
}
