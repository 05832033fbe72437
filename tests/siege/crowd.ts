// Attackers in a process of their own, so that they and the visitors who are timed do not wait for each other.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type Crowd = { port: number; connections: number }

/** Requests the form's page without end; `settled` resolves once each attacker has had an answer. All leave at once. */
export function startContactCrowd(crowd: Crowd) {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(crowd)])
  return {
    settled: new Promise<void>((resolve) => child.once('message', () => resolve())),
    leave: () => {
      const left = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      return child.kill('SIGKILL') ? left : Promise.resolve()
    },
  }
}

async function askForContact({ port, connections }: Crowd) {
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/it/contact`)).arrayBuffer()
  const forEver = async () => {
    for (;;) await ask()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  process.send?.('settled')
  await Promise.all(Array.from({ length: connections }, forEver))
}

const [, program, task] = process.argv
if (program === fileURLToPath(import.meta.url) && task) await askForContact(JSON.parse(task))
