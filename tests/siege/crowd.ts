import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs a module with a task in a process of its own, so that attackers and the visitors who are timed do not wait for each
 * other. `settled` resolves with the module's first message, `tell` asks for the next one; with `leave` all leave at once.
 */
export function startCrowd<Report>(module: string, task: object) {
  const child = fork(module, [JSON.stringify(task)])
  const next = () =>
    new Promise<Report>((resolve, reject) => {
      child.once('message', (report) => resolve(report as Report))
      child.once('exit', () => reject(new Error('The attackers have ended.')))
    })
  return {
    settled: next(),
    tell: () => {
      const report = next()
      child.send('tell')
      return report
    },
    leave: () => {
      const left = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      return child.kill('SIGKILL') ? left : Promise.resolve()
    },
  }
}

/** Plays the task that this process was started with, if it was for this module. */
export function playTask<Task>(url: string, play: (task: Task) => Promise<void>) {
  const [, program, task] = process.argv
  if (program === fileURLToPath(url) && task) return play(JSON.parse(task))
}
