// Attackers in a process of their own, so that they and the visitors who are timed do not wait for each other.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Attacker, attack, bodyEnd, field, formHead, openSession } from './attackers.ts'

type Crowd =
  | { kind: 'fields'; port: number; networks: number; each: number; hasToken: boolean }
  | { kind: 'contact'; port: number; connections: number }

/** Starts them; `settled` comes when all of them were answered or cut off. They leave all at once. */
export function startCrowd(crowd: Crowd) {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(crowd)])
  return {
    settled: new Promise<void>((resolve) => child.once('message', () => resolve())),
    leave: () => {
      const left = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      return child.kill('SIGKILL') ? left : Promise.resolve()
    },
  }
}

const [, program, task] = process.argv
if (program === fileURLToPath(import.meta.url) && task) {
  const crowd: Crowd = JSON.parse(task)
  await (crowd.kind === 'fields' ? sendFields(crowd) : askForContact(crowd))
}

/** Each connection sends twelve fields of 32 KB. */
async function sendFields({ port, networks, each, hasToken }: Extract<Crowd, { kind: 'fields' }>) {
  const fields = Array.from({ length: 12 }, (_, index) => field(`f${index}`, 'x'.repeat(32_000))).join('')
  const all: Attacker[] = []
  for (let index = 0; index < networks; index++) {
    const network = `10.0.${index}.1`
    const session = hasToken ? await openSession(`http://127.0.0.1:${port}`, network) : {}
    const head = formHead({ port, network, length: fields.length + bodyEnd.length, ...session })
    for (let count = 0; count < each; count++) {
      const one = attack(port)
      one.socket.write(head + fields)
      all.push(one)
    }
  }
  const timer = setInterval(() => {
    if (all.some((one) => one.isOpen() && one.status() === undefined)) return
    clearInterval(timer)
    process.send?.('settled')
  }, 100)
}

async function askForContact({ port, connections }: Extract<Crowd, { kind: 'contact' }>) {
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/it/contact`)).arrayBuffer()
  const forEver = async () => {
    for (;;) await ask()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  process.send?.('settled')
  await Promise.all(Array.from({ length: connections }, forEver))
}
