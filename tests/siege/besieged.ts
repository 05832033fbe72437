import { fork } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'

/** `npm run test:siege` attacks in full, other runs in part. */
export const isFull = process.env.SIEGE === 'full'

/** Milliseconds for a page; others may use the machine. */
export const longestPage = isFull ? 200 : 694

/** A server until the test is over, warmed up, so that its memory is that at rest. */
export async function besieged(env: Readonly<Record<string, string>> = {}) {
  const server = await startSite(projectRoot, { TRUST_PROXY: '127.0.0.1', ...env })
  onTestFinished(server.kill)
  const ask = async () => (await fetch(`${server.url}/it/lawyers`)).arrayBuffer()
  for (let round = 0; round < 40; round++) await Promise.all(Array.from({ length: 50 }, ask))
  return { server, ask }
}

/** The peak of a server's memory above the present one, in megabytes, until it is asked for. */
export function memoryOver(server: SiteServer) {
  const rest = server.memory()
  let most = rest
  const timer = setInterval(() => {
    if (!server.hasEnded()) most = Math.max(most, server.memory())
  }, 50)
  onTestFinished(() => clearInterval(timer))
  return () => Math.round(most - rest)
}

/** Attackers in a process of their own, so that the visitors who are timed do not wait for them; `next` is their next message. */
export function startCrowd<Report>(file: string, task: object) {
  const child = fork(new URL(file, import.meta.url), [JSON.stringify(task)])
  onTestFinished(() => void child.kill('SIGKILL'))
  const next = async (): Promise<Report> => (await once(child, 'message'))[0]
  return { child, next }
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
