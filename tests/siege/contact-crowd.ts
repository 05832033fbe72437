import { fileURLToPath } from 'node:url'
import { playTask, startCrowd } from './crowd.ts'

type Crowd = { port: number; connections: number }

/** Requests the form's page without end; settled once each attacker has had an answer. */
export function startContactCrowd(crowd: Crowd) {
  return startCrowd<string>(fileURLToPath(import.meta.url), crowd)
}

await playTask(import.meta.url, async ({ port, connections }: Crowd) => {
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/it/contact`)).arrayBuffer()
  const forEver = async () => {
    for (;;) await ask()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  process.send?.('settled')
  await Promise.all(Array.from({ length: connections }, forEver))
})
