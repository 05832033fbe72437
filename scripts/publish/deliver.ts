import type { Say } from '#scripts/owner/owner-words.ts'
import { anotherBuild, type Difference, difference, unreachable } from './look-at-site.ts'
import type { PublishOptions } from './read-arguments.ts'
import { type Ended, notSetUp, remoteCommands, runRemote, sendFolder } from './remote.ts'

type Delivery = PublishOptions & {
  say: Say
  /** Milliseconds until the new build must be served. */
  patience?: number
  /** The form is closed for missing company data; the owner is warned. */
  isFormClosed?: boolean
}

/** Publishes, verifies, and rolls back on failure. Prints every fault. */
export async function deliver(dist: string, origin: string, job: Delivery): Promise<boolean> {
  const { say, target, install, patience = 60_000, isFormClosed = false } = job
  try {
    printStep(say('publish.step.reach'))
    // An unreachable site could not be verified afterwards.
    const reason = install ? undefined : await unreachable(origin)
    if (reason) return refuse(say('publish.notReached', { origin, reason }), cureOf(reason, say))
    printStep(say('publish.step.send'))
    const command = install ? remoteCommands.install([new URL(origin).host, ...install]) : remoteCommands.take
    const sent = await sendFolder(dist, target, command)
    if (!isDone(sent, job, say(install ? 'publish.notInstalled' : 'publish.notTaken'))) return false
    printStep(say('publish.step.look'))
    const wrong = await lookFor(dist, origin, patience)
    if (!wrong)
      return tell(say('publish.done', { origin })) && (!isFormClosed || tell(say('publish.formClosed')))
    refuse(differenceText(wrong, say), cureOf(wrong.came, say))
    return install ? refuse(say('publish.installedUnseen', { origin })) : await goBack(target, say)
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && path) return refuse(say('publish.noProgram', { name: path }))
    throw error
  }
}

function isDone({ status, output }: Ended, { say, target }: Delivery, otherwise: string): boolean {
  if (status === 0) return true
  if (status === notSetUp) return refuse(say('publish.notSetUp', { target }))
  return refuse(cureOf(output, say) || `ssh: ${status}`, otherwise)
}

async function lookFor(dist: string, origin: string, patience: number) {
  const end = Date.now() + patience
  let wrong = await difference(dist, origin)
  while (wrong && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    wrong = await difference(dist, origin)
  }
  return wrong
}

async function goBack(target: string, say: Say): Promise<false> {
  printStep(say('publish.step.back'))
  const { status } = await runRemote(target, remoteCommands.back)
  return refuse(status === 0 ? say('publish.isBack') : say('publish.isNotBack', { target }))
}

function differenceText({ path, came }: Difference, say: Say): string {
  return `${path}: ${came === anotherBuild ? say('publish.anotherBuild') : came}`
}

const causes = [
  [/IDENTIFICATION HAS CHANGED/, 'changed'],
  [/Host key verification failed/, 'unknownHost'],
  [/Permission denied/, 'key'],
  [/Could not resolve|ENOTFOUND|EAI_AGAIN/, 'name'],
  [
    /timed out|Connection refused|No route to host|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT/,
    'refused',
  ],
  [/No space left/, 'disk'],
  [/sudo:/, 'sudo'],
  [/CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/, 'certificate'],
  [/TimeoutError|ETIMEDOUT/, 'slow'],
] as const

export function cureOf(output: string, say: Say): string {
  const [, cause] = causes.find(([pattern]) => pattern.test(output)) ?? []
  return cause ? say(`publish.cause.${cause}`) : ''
}

export function printStep(text: string) {
  console.log(`\n— ${text}`)
}

function tell(text: string): true {
  console.log(text)
  return true
}

export function refuse(...texts: readonly string[]): false {
  for (const text of texts) if (text) console.error(text)
  return false
}
