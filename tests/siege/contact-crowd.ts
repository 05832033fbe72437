// Requests the form's page without end; tells once each connection has had an answer.
import { parentPort, workerData } from 'node:worker_threads'

const ask = async () => (await fetch(`${workerData.url}/it/contact`)).arrayBuffer()
const all = (one: () => Promise<unknown>) => Promise.all(Array.from({ length: workerData.connections }, one))

await all(ask)
parentPort?.postMessage('settled')
await all(async () => {
  for (;;) await ask()
})
