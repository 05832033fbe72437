import { differences, unreachable } from './look.ts'
import { cureOf } from './publish-words.ts'
import type { PublishOptions } from './read-arguments.ts'
import { type Ended, notSetUp, remoteCommands, runRemote, sendFolder } from './remote.ts'
import { refuse, shareTeller, tell, tellStep } from './tell.ts'
import type { PublishWords } from './words.ts'

type Delivery = PublishOptions & {
  words: PublishWords
  /** How long what is served may take to be the new build, in milliseconds: a restarted process answers within seconds. */
  patience?: number
  /** The build's form takes nothing yet: the owner is told, and the site goes online all the same. */
  isFormClosed?: boolean
}

/** Puts a build online and looks at what is served; goes back where that is not right. Every fault has been told. */
export async function deliver(dist: string, origin: string, job: Delivery): Promise<boolean> {
  const { words, target, install, isTrial, patience = 60_000, isFormClosed = false } = job
  try {
    tellStep(words.steps.reach)
    if (!install && !(await isReady(origin, job))) return false
    if (isTrial) return tell(words.trialDone)
    tellStep(words.steps.send)
    const command = install ? remoteCommands.install([new URL(origin).host, ...install]) : remoteCommands.take
    const sent = await sendFolder(dist, { target, command, onShare: shareTeller(words.sent) })
    if (!isDone(sent, job, install ? words.notInstalled : words.notTaken)) return false
    tellStep(words.steps.look)
    const [first, ...others] = await lookFor(dist, origin, patience)
    if (!first) return tell(words.done(origin)) && (!isFormClosed || tell(words.formClosed))
    refuse(words.wrong(first.path, first.came, others.length), cureOf(words, first.came))
    return install ? refuse(words.installedUnseen(origin)) : await goBack(target, words)
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && path) return refuse(words.noProgram(path))
    throw error
  }
}

/** Before anything is sent: what cannot be looked at afterwards cannot be judged. */
async function isReady(origin: string, job: Delivery): Promise<boolean> {
  const reason = await unreachable(origin)
  if (reason) return refuse(job.words.notReached(origin, reason), cureOf(job.words, reason))
  return !job.isTrial || isDone(await runRemote(job.target, remoteCommands.look), job)
}

function isDone({ status, told }: Ended, { words, target }: Delivery, otherwise = ''): boolean {
  if (status === 0) return true
  if (status === notSetUp) return refuse(words.notSetUp(target))
  return refuse(cureOf(words, told) || `ssh: ${status}`, otherwise)
}

async function lookFor(dist: string, origin: string, patience: number) {
  const end = Date.now() + patience
  let wrong = await differences(dist, origin)
  while (wrong.length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    wrong = await differences(dist, origin)
  }
  return wrong
}

async function goBack(target: string, words: PublishWords): Promise<false> {
  tellStep(words.steps.back)
  const { status } = await runRemote(target, remoteCommands.back)
  return refuse(status === 0 ? words.isBack : words.isNotBack(target))
}
