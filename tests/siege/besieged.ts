import { afterAll, afterEach } from 'vitest'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'

/** `npm run test:siege` attacks in full, other runs in part. */
export const isFull = process.env.SIEGE === 'full'

/** Milliseconds for a page; others may use the machine. */
export const longestPage = isFull ? 200 : 694

/** `cleanUp` runs in reverse order after each test, `table` is printed after the last. */
export function siege() {
  const table: string[][] = [['row', 'seen', 'bound']]
  const cleanUp: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of cleanUp.splice(0).reverse()) await close()
  })
  afterAll(() => console.log(table.map((row) => row.join(' | ')).join('\n')))

  return {
    table,
    cleanUp,
    /** Warmed up, so that its memory is that at rest. */
    besieged: async (env: Readonly<Record<string, string>> = {}) => {
      const server = await startSite(projectRoot, { TRUST_PROXY: '127.0.0.1', ...env })
      cleanUp.push(server.kill)
      const ask = async () => (await fetch(`${server.url}/it/lawyers`)).arrayBuffer()
      for (let round = 0; round < 40; round++) await Promise.all(Array.from({ length: 50 }, ask))
      return { server, ask }
    },
    /** The peak of a server's memory above the present one, in megabytes, until it is asked for. */
    memoryOver: (server: SiteServer) => {
      const rest = server.memory()
      let most = rest
      const timer = setInterval(() => {
        if (!server.hasEnded()) most = Math.max(most, server.memory())
      }, 50)
      cleanUp.push(() => clearInterval(timer))
      return () => Math.round(most - rest)
    },
  }
}

/** Milliseconds of `ask`, but for the slowest hundredth, repeated while `isGoingOn`. */
export async function slowOf(ask: () => Promise<unknown>, isGoingOn: (count: number) => boolean) {
  const times: number[] = []
  while (isGoingOn(times.length)) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
}
