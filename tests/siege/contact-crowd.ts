// Requests the form's page without end; tells once each connection has had an answer.
const { url, connections } = JSON.parse(process.argv[2] ?? '')

const ask = async () => (await fetch(`${url}/it/contact`)).arrayBuffer()
const all = (one: () => Promise<unknown>) => Promise.all(Array.from({ length: connections }, one))

await all(ask)
process.send?.('settled')
await all(async () => {
  for (;;) await ask()
})
